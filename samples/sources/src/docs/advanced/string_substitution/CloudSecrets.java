package docs.advanced.string_substitution;

import com.azure.identity.DefaultAzureCredentialBuilder;
import org.github.gestalt.config.Gestalt;
import org.github.gestalt.config.aws.config.AWSBuilder;
import org.github.gestalt.config.azure.config.AzureModuleBuilder;
import org.github.gestalt.config.builder.GestaltBuilder;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.google.builder.GoogleModuleConfigBuilder;
import org.github.gestalt.config.source.ClassPathConfigSourceBuilder;

/** Compiled and not run: each of these needs an account. */
public class CloudSecrets {

    Gestalt load() throws GestaltException {
        // region clouds
        Gestalt gestalt = new GestaltBuilder()
            .addModuleConfig(AWSBuilder.builder()
                .setRegion("eu-central-1")
                .build())
            .addModuleConfig(AzureModuleBuilder.builder()
                .setKeyVaultUri("https://harbour-hotel.vault.azure.net")
                .setCredential(new DefaultAzureCredentialBuilder().build())
                .build())
            .addModuleConfig(GoogleModuleConfigBuilder.builder()
                .setProjectId("harbour-hotel")
                .build())
            .addSource(ClassPathConfigSourceBuilder.builder()
                .setResource("application.properties")
                .build())
            .build();
        // endregion clouds
        gestalt.loadConfigs();
        return gestalt;
    }
}
