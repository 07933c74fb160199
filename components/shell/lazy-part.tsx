"use client";

import { Component, type ComponentType, createElement, lazy, Suspense } from "react";

type LazyPart<Props> = ComponentType<Props> & {
  /** Preloads the part's code. @throws when loading fails. */
  prepare: () => Promise<void>;
};

type FailedPart<Props> = { props: Props; retry: () => void; isBroken?: boolean };

type LazyPartOptions<Props> = {
  /** Placeholder while it loads. */
  waiting: ComponentType;
  /** Shown when loading or, with `isBroken`, rendering failed; `retry` tries again. */
  failed: ComponentType<FailedPart<Props>>;
};

/**
 * A component whose code is loaded when it is rendered. If loading fails (a lost connection) or the component throws,
 * `failed` is shown in its place and the page stays as it is: `lazy` alone would throw, and the error page would replace
 * all input.
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
    failed,
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

type Part<Props> = LazyPartOptions<Props> & {
  begin: (retry: () => void) => ComponentType<Props>;
};

type ShownPartProps<Props> = { part: Part<Props>; props: Props };
type ShownPartState<Props> = { Shown: ComponentType<Props>; isBroken: boolean };

/** Not `catchError` of Next (docs/decisions/0054-next-features.md): `notFound()` is not for a part of a page. */
class ShownPart<Props extends object> extends Component<
  ShownPartProps<Props>,
  ShownPartState<Props>
> {
  static getDerivedStateFromError = () => ({ isBroken: true });

  retry = () => this.setState(this.begin());

  begin = () => ({ Shown: this.props.part.begin(this.retry), isBroken: false });

  override state = this.begin();

  override render() {
    const { part, props } = this.props;
    const { waiting: Waiting, failed: Failed } = part;
    const { Shown, isBroken } = this.state;
    if (isBroken) return <Failed props={props} retry={this.retry} isBroken />;
    return (
      <Suspense fallback={<Waiting />}>
        <Shown {...props} />
      </Suspense>
    );
  }
}

export const loadFailure =
  "Не\u00a0удалось загрузить часть страницы. Проверьте соединение и\u00a0попробуйте ещё раз.";

/** For `failed`: one line in place of the part. */
export function LoadFailedLine({ retry, isBroken }: Omit<FailedPart<never>, "props">) {
  return (
    <p role="alert" className="text-sm text-danger">
      {isBroken ? "В\u00a0части страницы произошла ошибка." : loadFailure}{" "}
      <button type="button" className="min-h-9 text-accent underline" onClick={retry}>
        Попробовать
      </button>
    </p>
  );
}
