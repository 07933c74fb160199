"use client";

import { type ComponentType, createElement, lazy, Suspense, useState } from "react";

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the part ahead of its showing. @throws when it does not come. */
  prepare: () => Promise<void>;
};

type LazyPartOptions<Props> = {
  /** What keeps its place until it comes. */
  waiting: ComponentType;
  /** What stands there when it did not come; `retry` asks for it again. */
  failed: ComponentType<{ props: Props; retry: () => void }>;
};

/**
 * A part whose code comes when it is shown. Where it cannot come (a lost connection) `failed` stands in its
 * place and the page stays as it is: `lazy` alone would throw, and the page of an error take the place of all
 * that was typed.
 * @param load The part, from a dynamic import.
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
    // One for each place and each try: a `lazy` that has failed stays so. What has come is shown as it is, without
    // a blink of what waits.
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
