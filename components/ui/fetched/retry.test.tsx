// @module-tag slow
// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { QueryStates } from "@/components/ui/fetched/query-states";
import { mountScreen } from "@/tests/support/browser/mount-screen";

type Query = Parameters<typeof QueryStates<string>>[0]["query"];

const screenOf = (query: Query) => (
  <main id="content" tabIndex={-1}>
    <QueryStates query={query} loading="Загружаем" failure="Не удалось">
      {(data) => data}
    </QueryStates>
  </main>
);
const refetch = vi.fn();
const failed: Query = { data: undefined, error: new Error("x"), isFetching: false, refetch };
const content = () => document.getElementById("content")?.textContent ?? "";

async function mountRetried() {
  refetch.mockClear();
  const screen = await mountScreen(screenOf(failed), () => Response.json(null));
  const button = document.querySelector("button");
  await act(async () => {
    button?.focus();
    button?.click();
  });
  expect(refetch).toHaveBeenCalledOnce();
  // A retry clears the error of a query without data.
  await screen.rerender(screenOf({ ...failed, error: null, isFetching: true }));
  return { screen, button };
}

test("while it is retried, the error and the focused button stay", async () => {
  const { button } = await mountRetried();
  expect(content()).toContain("Не удалось");
  expect(document.activeElement).toBe(button);
  expect(button?.getAttribute("aria-busy")).toBe("true");
});

test("when the retry succeeds, the content gets the focus of the button", async () => {
  const { screen } = await mountRetried();
  await screen.rerender(screenOf({ ...failed, data: "Готово", error: null }));
  expect(content()).toBe("Готово");
  expect(document.activeElement?.id).toBe("content");
});

test("a later fetch of a retried query shows that it is loading, not the old error", async () => {
  const { screen } = await mountRetried();
  await screen.rerender(screenOf({ ...failed, data: "Готово", error: null }));
  await screen.rerender(screenOf({ ...failed, error: null, isFetching: true }));
  expect(content()).toBe("Загружаем");
});
