package docs.samples.exports;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What the methods of a class pass to the constructor of an exception as its message: a text, or one that is put together
 * from texts and values. And what they pass to {@code Objects.requireNonNull}, which makes the exception itself.
 */
final class ThrownMessage extends ClassVisitor {

    private final SortedMap<String, String> exceptions = new TreeMap<>();

    private final Predicate<String> isException;

    private ThrownMessage(Predicate<String> isException) {
        super(Opcodes.ASM9);
        this.isException = isException;
    }

    /**
     * The messages of a class, with {@code …} for each value, each with the name of its exception.
     *
     * @param isException false for a class that is named like one and is none
     */
    static SortedMap<String, String> read(ClassReader bytes, Predicate<String> isException) {
        ThrownMessage reader = new ThrownMessage(isException);
        bytes.accept(reader, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return reader.exceptions;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        return new Method();
    }

    /** The innermost exception that is being made, and what may become its message. */
    private static final class Making {
        private final String exception;
        private String text = "";
        private boolean isJoined;

        Making(String exception) {
            this.exception = exception;
        }
    }

    private final class Method extends MethodVisitor {

        private final Deque<Making> making = new ArrayDeque<>();

        private String lastText;

        Method() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            if (opcode == Opcodes.NEW && type.endsWith("Exception") && isException.test(type)) {
                making.push(new Making(type));
            }
        }

        @Override
        public void visitLdcInsn(Object value) {
            Making inner = making.peek();
            if (!(value instanceof String text)) {
                return;
            }
            lastText = text;
            if (inner != null && inner.text.isEmpty()) {
                inner.text = text;
            }
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            Making inner = making.peek();
            if (inner != null && !inner.isJoined && name.equals("makeConcatWithConstants")) {
                inner.text = ((String) arguments[0]).replace("\u0001", "…");
                inner.isJoined = true;
            }
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (owner.equals("java/util/Objects") && descriptor.startsWith("(Ljava/lang/Object;Ljava/lang/String;)")) {
                exceptions.put(lastText, "NullPointerException");
            }
            Making inner = making.peek();
            if (inner == null || !name.equals("<init>") || !owner.equals(inner.exception)) {
                return;
            }
            making.pop();
            if (descriptor.startsWith("(Ljava/lang/String;") && !inner.text.isBlank()) {
                exceptions.put(inner.text.strip(), owner.substring(owner.lastIndexOf('/') + 1));
            }
        }
    }
}
