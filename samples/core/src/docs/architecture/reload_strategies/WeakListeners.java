package docs.architecture.reload_strategies;

import java.util.ArrayList;
import java.util.List;
import org.github.gestalt.config.reload.CoreReloadListener;
import org.github.gestalt.config.reload.CoreReloadListenersContainer;

public class WeakListeners {

    public static void main(String[] args) throws InterruptedException {
        // region weak
        CoreReloadListenersContainer container = new CoreReloadListenersContainer();
        List<String> told = new ArrayList<>();
        CoreReloadListener kept = () -> told.add("kept");
        container.registerListener(kept);
        container.registerListener(() -> told.add("not kept"));

        container.reload();
        System.out.println(told);

        told.clear();
        collectGarbage(container);
        container.reload();
        System.out.println(told);
        // endregion weak
        container.removeListener(kept);
    }

    private static void collectGarbage(CoreReloadListenersContainer container) throws InterruptedException {
        for (int i = 0; i < 100 && container.getListeners().size() > 1; i++) {
            System.gc();
            Thread.sleep(10);
        }
    }
}
