package docs.samples.exports;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.github.gestalt.config.decoder.DecoderContext;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.metadata.MetaDataValue;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.NodeType;
import org.github.gestalt.config.processor.config.transform.substitution.SubstitutionNode;
import org.github.gestalt.config.reflect.TypeCapture;
import org.github.gestalt.config.secret.rules.SecretConcealer;
import org.github.gestalt.config.token.Token;

/** Arguments that can be found again in a message; two sets, which differ where an argument has no text, as a number. */
enum Marker {
    FIRST("\uE000", 7001, NodeType.LEAF),
    SECOND("\uE000=\uE000", 7002, NodeType.MAP);

    /** What the text of a value looks like in a message. */
    static final String PATTERN = "\uE000(?:=\uE000)?|(?:[\\w.]+\\$)?Marked\\w+|\\[\uE000(?:=\uE000)?]";

    private final String text;
    private final int number;
    private final NodeType nodeType;

    Marker(String text, int number, NodeType nodeType) {
        this.text = text;
        this.number = number;
        this.nodeType = nodeType;
    }

    /** An argument for a parameter of this type. */
    Object of(Class<?> type) {
        if (type == String.class) {
            return text;
        }
        if (type == int.class || type == Integer.class) {
            return number;
        }
        if (type == long.class) {
            return (long) number;
        }
        if (type == String[].class) {
            return new String[] {text};
        }
        if (type == Class.class) {
            return MarkedClass.class;
        }
        if (type == TypeCapture.class) {
            return TypeCapture.of(MarkedClass.class);
        }
        if (type == Exception.class || type == Throwable.class) {
            return new Exception(text);
        }
        if (type == List.class) {
            return new MarkedList(text);
        }
        if (type == Map.class) {
            return new MarkedMap(text);
        }
        if (type == Token.class) {
            return new MarkedToken(text);
        }
        if (type == SubstitutionNode.class) {
            return new SubstitutionNode.TextNode(text) {
                @Override
                public String toString() {
                    return text;
                }
            };
        }
        if (type == ConfigNode.class) {
            return new MarkedNode(text, nodeType);
        }
        if (type == DecoderContext.class) {
            return new DecoderContext(null, null, null, null);
        }
        if (type == SecretConcealer.class || type == SentenceLexer.class) {
            return null;
        }
        throw new IllegalStateException("an error with a " + type.getName() + ": say here which object can stand for it");
    }

    /** A class whose name a message may have. */
    static final class MarkedClass { }

    private static final class MarkedToken extends Token {
        private final String text;

        MarkedToken(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private static final class MarkedList extends AbstractList<Object> {
        private final String text;

        MarkedList(String text) {
            this.text = text;
        }

        @Override
        public Object get(int index) {
            return text;
        }

        @Override
        public int size() {
            return 1;
        }
    }

    private static final class MarkedMap extends AbstractMap<Object, Object> {
        private final String text;

        MarkedMap(String text) {
            this.text = text;
        }

        @Override
        public Set<Entry<Object, Object>> entrySet() {
            return Set.of();
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private record MarkedNode(String text, NodeType getNodeType) implements ConfigNode {
        @Override
        public Optional<String> getValue() {
            return Optional.of(text);
        }

        @Override
        public boolean hasValue() {
            return true;
        }

        @Override
        public Optional<ConfigNode> getIndex(int index) {
            return Optional.empty();
        }

        @Override
        public Optional<ConfigNode> getKey(String key) {
            return Optional.empty();
        }

        @Override
        public int size() {
            return 0;
        }

        @Override
        public List<MetaDataValue<?>> getMetadata(String key) {
            return List.of();
        }

        @Override
        public Map<String, List<MetaDataValue<?>>> getMetadata() {
            return Map.of();
        }

        @Override
        public boolean hasMetadata(String key) {
            return false;
        }

        @Override
        public Map<String, List<MetaDataValue<?>>> getRolledUpMetadata() {
            return Map.of();
        }

        @Override
        public String printer(String path, SecretConcealer secretConcealer, SentenceLexer lexer) {
            return text;
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
