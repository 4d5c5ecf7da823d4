package docs.architecture.config_loader;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.github.gestalt.config.entity.ConfigNodeContainer;
import org.github.gestalt.config.entity.GestaltConfig;
import org.github.gestalt.config.entity.ValidationError;
import org.github.gestalt.config.entity.ValidationLevel;
import org.github.gestalt.config.exceptions.GestaltException;
import org.github.gestalt.config.lexer.PathLexer;
import org.github.gestalt.config.lexer.SentenceLexer;
import org.github.gestalt.config.loader.ConfigLoader;
import org.github.gestalt.config.node.ArrayNode;
import org.github.gestalt.config.node.ConfigNode;
import org.github.gestalt.config.node.LeafNode;
import org.github.gestalt.config.node.MapNode;
import org.github.gestalt.config.source.ConfigSource;
import org.github.gestalt.config.source.ConfigSourcePackage;
import org.github.gestalt.config.utils.GResultOf;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Attributes and elements become keys, and the elements that you name become lists. */
public class XmlLoader implements ConfigLoader {

    // region what-it-reads
    private final Set<String> lists;
    private SentenceLexer lexer = new PathLexer();

    public XmlLoader(Set<String> lists) {
        this.lists = lists;
    }

    @Override
    public String name() {
        return "XmlLoader";
    }

    @Override
    public boolean accepts(String format) {
        return "xml".equals(format);
    }

    @Override
    public void applyConfig(GestaltConfig config) {
        lexer = config.getSentenceLexer();
    }

    @Override
    public GResultOf<List<ConfigNodeContainer>> loadSource(
            ConfigSourcePackage sourcePackage) throws GestaltException {
        ConfigSource source = sourcePackage.getConfigSource();
        List<ValidationError> errors = new ArrayList<>();
        try (InputStream text = source.loadStream()) {
            Element root = parser().parse(text).getDocumentElement();
            ConfigNode tree = tree(root, "", errors);
            return GResultOf.resultOf(List.of(new ConfigNodeContainer(
                tree, source, sourcePackage.getTags())), errors);
        } catch (IOException | SAXException e) {
            throw new GestaltException("Cannot read " + source.name()
                + ": " + e.getMessage(), e);
        }
    }
    // endregion what-it-reads

    // region build-the-tree
    private ConfigNode tree(
            Element element, String path, List<ValidationError> errors) {
        Map<String, ConfigNode> keys = new HashMap<>();
        NamedNodeMap attributes = element.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            Node attribute = attributes.item(i);
            keys.put(lexer.normalizeSentence(attribute.getNodeName()),
                new LeafNode(attribute.getNodeValue()));
        }
        for (Node child = element.getFirstChild(); child != null;
                child = child.getNextSibling()) {
            if (child instanceof Element inner) {
                String key = lexer.normalizeSentence(inner.getTagName());
                String below = path.isEmpty() ? key : path + "." + key;
                ConfigNode node = tree(inner, below, errors);
                if (lists.contains(inner.getTagName())) {
                    keys.merge(key, new ArrayNode(List.of(node)), XmlLoader::join);
                } else if (keys.putIfAbsent(key, node) != null) {
                    errors.add(new Twice(below));
                }
            }
        }
        return keys.isEmpty() && !path.isEmpty()
            ? new LeafNode(element.getTextContent().strip())
            : new MapNode(keys);
    }

    private static ConfigNode join(ConfigNode list, ConfigNode one) {
        List<ConfigNode> nodes = new ArrayList<>(((ArrayNode) list).getArray());
        nodes.addAll(((ArrayNode) one).getArray());
        return new ArrayNode(nodes);
    }
    // endregion build-the-tree

    // region refuse-twice
    static class Twice extends ValidationError {
        private final String path;

        Twice(String path) {
            super(ValidationLevel.ERROR);
            this.path = path;
        }

        @Override
        public String description() {
            return path + " is there twice, and is no list";
        }
    }
    // endregion refuse-twice

    /** A parser that fetches nothing from elsewhere, and prints nothing. */
    private static DocumentBuilder parser() throws GestaltException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            DocumentBuilder parser = factory.newDocumentBuilder();
            parser.setErrorHandler(new DefaultHandler());
            return parser;
        } catch (ParserConfigurationException e) {
            throw new GestaltException("No XML parser", e);
        }
    }
}
