import { act, createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { HookCaller } from "@/tests/support/browser/hook-caller";

type MountedHook<Result> = {
  /** What the hook returned in the last render. */
  readonly now: Result;
  /** Does something that changes state, and waits for the renders and effects that follow. */
  act: (work: (now: Result) => unknown) => Promise<void>;
  /** Renders the hook with other arguments. */
  rerender: (hook: () => Result) => Promise<void>;
  unmount: () => Promise<void>;
};

/**
 * Mounts a hook in the document of the test, with its effects; unmounted when the test ends. The test file begins with
 * `// @vitest-environment happy-dom`. A hook that only returns a mutation needs no document: `runHook`.
 * @param wrap provides contexts.
 */
export async function mountHook<Result>(
  hook: () => Result,
  wrap: (caller: ReactNode) => ReactNode = (caller) => caller,
): Promise<MountedHook<Result>> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const results: Result[] = [];
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const rerender = (next: () => Result) => {
    const call = () => results.splice(0, 1, next());
    return act(async () => root.render(wrap(createElement(HookCaller, { call }))));
  };
  let isMounted = true;
  const unmount = async () => {
    if (isMounted) await act(async () => root.unmount());
    isMounted = false;
  };
  onTestFinished(unmount);
  await rerender(hook);
  return {
    get now() {
      return results[0] as Result;
    },
    act: (work) =>
      act(async () => {
        await work(results[0] as Result);
      }),
    rerender,
    unmount,
  };
}
