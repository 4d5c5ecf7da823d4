package docs.samples.exports;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** A module of the library: its public classes, in the order of their names. */
record Artifact(String name, String version, List<PublicClass> classes) {

    private static final Pattern JAR = Pattern.compile("(.+?)-(\\d.*)\\.jar");

    /** Reads each jar; of the published documentation, a module may have none. */
    static List<Artifact> readAll(List<Path> jars, List<Path> javadocJars) throws IOException {
        List<Artifact> artifacts = new ArrayList<>();
        for (Path jar : jars) {
            artifacts.add(read(jar, javadocJars));
        }
        artifacts.sort(Comparator.comparing(Artifact::name));
        return artifacts;
    }

    private static Artifact read(Path jar, List<Path> javadocJars) throws IOException {
        Matcher file = JAR.matcher(jar.getFileName().toString());
        if (!file.matches()) {
            throw new IllegalStateException(jar + ": not named artifact-version.jar");
        }
        String name = file.group(1);
        String version = file.group(2);
        Set<String> pages = new TreeSet<>();
        for (Path javadoc : javadocJars) {
            if (javadoc.getFileName().toString().equals(name + "-" + version + "-javadoc.jar")) {
                pages.addAll(pages(javadoc));
            }
        }
        List<ClassReader> classFiles = classFiles(jar);
        Set<String> publicClassFiles = classFiles.stream()
            .filter(classFile -> (classFile.getAccess() & Opcodes.ACC_PUBLIC) != 0)
            .map(ClassReader::getClassName)
            .collect(Collectors.toSet());
        List<PublicClass> classes = new ArrayList<>();
        classFiles.forEach(classFile -> PublicClass.read(classFile, publicClassFiles, pages).ifPresent(classes::add));
        classes.sort(Comparator.comparing(PublicClass::name));
        return new Artifact(name, version, classes);
    }

    static List<ClassReader> classFiles(Path jar) throws IOException {
        List<ClassReader> classFiles = new ArrayList<>();
        try (JarFile content = new JarFile(jar.toFile())) {
            for (ZipEntry entry : content.stream().filter(Artifact::isClass).toList()) {
                classFiles.add(new ClassReader(content.getInputStream(entry)));
            }
        }
        return classFiles;
    }

    private static boolean isClass(ZipEntry entry) {
        return entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/") && !entry.getName().endsWith("-info.class");
    }

    private static Set<String> pages(Path javadoc) throws IOException {
        try (JarFile content = new JarFile(javadoc.toFile())) {
            return content.stream().map(ZipEntry::getName).filter(page -> page.endsWith(".html")).collect(Collectors.toSet());
        }
    }

    /** The page of a class: at the path of its package, or below a folder named after its Java module. */
    static Optional<String> pageOf(String path, Set<String> pages) {
        return pages.stream().filter(page -> page.equals(path) || page.substring(page.indexOf('/') + 1).equals(path)).findFirst();
    }
}
