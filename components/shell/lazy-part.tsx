"use client";

import { type ComponentType, createElement, lazy, Suspense, useState } from "react";

type LazyPart<Props> = ComponentType<Props> & {
  /** Preloads the part's code. @throws when loading fails. */
  prepare: () => Promise<void>;
};

type LazyPartOptions<Props> = {
  /** Placeholder while it loads. */
  waiting: ComponentType;
  /** Shown when loading failed; `retry` tries again. */
  failed: ComponentType<{ props: Props; retry: () => void }>;
};

/**
 * A component whose code is loaded when it is rendered. If loading fails (a lost connection) `failed` is shown in its
 * place and the page stays as it is: `lazy` alone would throw, and the error page would replace all input.
 * @param load the component, from a dynamic import.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: LazyPartOptions<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const part: Part<Props> = {
    waiting,
    // A new `lazy` for each instance and attempt, because a failed one stays failed. Loaded code is rendered at once,
    // without a flash of the placeholder.
    begin: (retry) =>
      loaded ??
      lazy(() =>
        fetch().catch(() => ({
          default: (props: Props) => createElement(failed, { props, retry }),
        })),
      ),
  };
  const show = (props: Props) => createElement(ShownPart<Props>, { part, props });
  return Object.assign(show, { prepare: async () => void (await fetch()) });
}

type Part<Props> = {
  waiting: ComponentType;
  begin: (retry: () => void) => ComponentType<Props>;
};

function ShownPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const { begin, waiting: Waiting } = part;
  const [Shown, setShown] = useState(() => begin(retry));
  function retry() {
    setShown(() => begin(retry));
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Shown {...props} />
    </Suspense>
  );
}

export const loadFailure =
  "Не\u00a0удалось загрузить часть страницы. Проверьте соединение и\u00a0попробуйте ещё раз.";

/** For `failed`: one line in place of the part. */
export function LoadFailedLine({ retry }: { retry: () => void }) {
  return (
    <p role="alert" className="text-sm text-danger">
      {loadFailure}{" "}
      <button type="button" className="min-h-9 text-accent underline" onClick={retry}>
        Попробовать
      </button>
    </p>
  );
}
