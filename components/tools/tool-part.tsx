import type { ComponentType } from "react";
import { lazyPart } from "@/components/shell/lazy-part";

export const loadFailure =
  "Не\u00a0удалось загрузить часть страницы. Проверьте соединение и\u00a0попробуйте ещё раз.";

/**
 * A part of a tool whose code is loaded when it is shown. Until then the rest works: without its own Suspense
 * boundary React would suspend the whole page, and undo a box just ticked or a letter just typed.
 */
export const toolPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = Nothing }: { waiting?: ComponentType } = {},
) => lazyPart(load, { waiting, failed: NotLoaded });

function Nothing() {
  return null;
}

function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <p role="alert" className="text-sm text-danger">
      {loadFailure}{" "}
      <button type="button" className="min-h-9 text-accent underline" onClick={retry}>
        Попробовать
      </button>
    </p>
  );
}
