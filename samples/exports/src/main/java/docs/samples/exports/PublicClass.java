package docs.samples.exports;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A class that a reader can name, with its public and protected methods.
 *
 * @param methods of an annotation, its attributes
 * @param constants those of an enum, in the order of the enum; empty for any other class
 * @param javadoc the path of its page in the published documentation, if there is one
 */
record PublicClass(String name, String kind, SortedSet<String> methods, List<String> constants, Optional<String> javadoc) {

    /** Empty for a class that is not public, or is inside one that is not. */
    static Optional<PublicClass> read(ClassReader bytes, Set<String> publicClassFiles, Set<String> pages) {
        Reader reader = new Reader();
        bytes.accept(reader, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        if (!reader.isPublic(publicClassFiles)) {
            return Optional.empty();
        }
        String path = reader.path();
        return Optional.of(new PublicClass(path.replace('/', '.'), reader.kind(), reader.methods, reader.constants,
            Artifact.pageOf(path + ".html", pages)));
    }

    private static final class Reader extends ClassVisitor {

        private final SortedSet<String> methods = new TreeSet<>();
        private final List<String> constants = new ArrayList<>();
        private final Map<String, Inner> inners = new HashMap<>();
        private String internalName;
        private String superName;
        private int access;
        private boolean isKotlin;

        private record Inner(String outer, String name, int access) { }

        Reader() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
            this.access = access;
            this.internalName = name;
            this.superName = superName;
        }

        @Override
        public void visitInnerClass(String name, String outer, String simpleName, int access) {
            inners.put(name, new Inner(outer, simpleName, access));
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            isKotlin |= descriptor.equals("Lkotlin/Metadata;");
            return null;
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            if ((access & Opcodes.ACC_ENUM) != 0) {
                constants.add(name);
            }
            return null;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
            // A Kotlin function with a reified type is synthetic, since Java cannot call it.
            int hidden = isKotlin ? Opcodes.ACC_BRIDGE : Opcodes.ACC_SYNTHETIC;
            // In Kotlin, $ marks the compiler's own helpers, and a hyphen begins the hash of an inline class among the parameters.
            String written = name.replaceFirst("-.*", "");
            if ((access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0 && (access & hidden) == 0 && written.matches("\\w+")) {
                methods.add(written);
            }
            return null;
        }

        boolean isPublic(Set<String> publicClassFiles) {
            String outermost = internalName;
            while (inners.containsKey(outermost)) {
                Inner inner = inners.get(outermost);
                if (inner.outer() == null || inner.name() == null || (inner.access() & Opcodes.ACC_PUBLIC) == 0) {
                    return false;
                }
                outermost = inner.outer();
            }
            return publicClassFiles.contains(outermost);
        }

        /** The name as in {@code org/example/Outer.Inner}. */
        String path() {
            return path(internalName);
        }

        private String path(String name) {
            Inner inner = inners.get(name);
            return inner == null ? name : path(inner.outer()) + "." + inner.name();
        }

        String kind() {
            if ((access & Opcodes.ACC_ANNOTATION) != 0) {
                return "annotation";
            }
            if ((access & Opcodes.ACC_INTERFACE) != 0) {
                return "interface";
            }
            if ((access & Opcodes.ACC_ENUM) != 0) {
                return "enum";
            }
            return "java/lang/Record".equals(superName) ? "record" : "class";
        }
    }
}
