"use client";

import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from "react";

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
    failed,
    // A `lazy` that failed once fails for ever: each place and each try has one of its own. What has come is
    // shown as it is, without a blink of what waits.
    begin: () =>
      loaded ??
      lazy(() =>
        fetch().catch((cause: unknown) => {
          throw new NotLoadedError("A part did not load", { cause });
        }),
      ),
  };
  const show = (props: Props) => createElement(ShownPart<Props>, { part, props });
  return Object.assign(show, { prepare: async () => void (await fetch()) });
}

type Part<Props> = LazyPartOptions<Props> & { begin: () => ComponentType<Props> };

function ShownPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const { begin, waiting: Waiting, failed: Failed } = part;
  const [attempt, setAttempt] = useState(() => ({ number: 0, Shown: begin() }));
  const { number, Shown } = attempt;
  const retry = () => setAttempt({ number: number + 1, Shown: begin() });
  return (
    <LoadBoundary key={number} failed={<Failed props={props} retry={retry} />}>
      <Suspense fallback={<Waiting />}>
        <Shown {...props} />
      </Suspense>
    </LoadBoundary>
  );
}

class NotLoadedError extends Error {}

type LoadBoundaryProps = { children: ReactNode; failed: ReactNode };

/** Catches only code that did not come: an error of the part itself is one of the page. */
class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if ((error as unknown) instanceof NotLoadedError) return this.props.failed;
    throw error;
  }
}
