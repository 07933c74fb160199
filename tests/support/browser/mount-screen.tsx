import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { vi } from "vitest";
import { mountHook } from "@/tests/support/browser/mount-hook";

type Answer = (path: string, init: RequestInit) => Response;

/**
 * Mounts a part of a screen in the document of the test (see `mountHook`); its calls are answered by `answer`.
 * @returns what was sent last, and functions that act as the user and the store do.
 */
export async function mountScreen(screen: ReactNode, answer: Answer) {
  document.body.innerHTML = "";
  const fetch = vi.fn(async (path: string, init: RequestInit) => answer(path, init));
  vi.stubGlobal("fetch", fetch);
  const client = new QueryClient();
  let shown = screen;
  const { rerender } = await mountHook(
    () => {},
    (caller) => (
      <QueryClientProvider client={client}>
        {shown}
        {caller}
      </QueryClientProvider>
    ),
  );
  return {
    rerender(next: ReactNode) {
      shown = next;
      return rerender(() => {});
    },
    /** Submits the form and waits until the answer is stored, rendered and the focus moved: each by a timer of 0 ms. */
    submit: () =>
      act(async () => {
        document.querySelector("form")?.requestSubmit();
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
      }),
    calls: () => fetch.mock.calls.length,
    /** The body of the last call that has one. */
    sent: (): unknown => {
      const bodies = fetch.mock.calls.flatMap(([, { body }]) => (body ? [String(body)] : []));
      return JSON.parse(bodies.at(-1) ?? "null");
    },
  };
}
