package docs.architecture.config_source;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.UUID;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.source.MapConfigSource;
import org.github.gestalt.config.tag.Tags;
import org.github.gestalt.config.utils.Pair;

public class BuildInfo {

    // region deliver-a-list
    static class ManifestSource implements ConfigSource {

        private final UUID id = UUID.randomUUID();
        private final String resource;

        ManifestSource(String resource) {
            this.resource = resource;
        }

        @Override
        public boolean hasList() {
            return true;
        }

        @Override
        public List<Pair<String, String>> loadList() throws GestaltException {
            try (InputStream in = ManifestSource.class
                    .getResourceAsStream(resource)) {
                if (in == null) {
                    return List.of();
                }
                Attributes found = new Manifest(in).getMainAttributes();
                return found.entrySet().stream()
                    .map(entry -> new Pair<>("build." + entry.getKey(),
                        entry.getValue().toString()))
                    .toList();
            } catch (IOException e) {
                throw new GestaltException("Cannot read " + resource, e);
            }
        }

        @Override
        public String format() {
            return MapConfigSource.MAP_CONFIG;
        }
        // endregion deliver-a-list

        @Override
        public boolean hasStream() {
            return false;
        }

        @Override
        public InputStream loadStream() throws GestaltException {
            throw new GestaltException("A manifest has no stream");
        }

        @Override
        public String name() {
            return "manifest";
        }

        @Override
        public UUID id() {
            return id;
        }

        @Override
        @SuppressWarnings("removal")
        public Tags getTags() {
            return Tags.of();
        }
    }

    public static void main(String[] args) throws GestaltException {
        Gestalt gestalt = new GestaltBuilder()
            .addSource(new ConfigSourcePackage(
                new ManifestSource("/MANIFEST.MF"), List.of(), Tags.of()))
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("mail.properties").build())
            .build();
        gestalt.loadConfigs();

        System.out.println(gestalt.getConfig("mail.agent", String.class));
    }
}
