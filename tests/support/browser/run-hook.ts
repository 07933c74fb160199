import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { HookCaller } from "@/tests/support/browser/hook-caller";

/**
 * Renders a hook once, as a server would: without effects and reads. That is enough for a hook that returns a mutation;
 * one that reads leaves its query in the cache.
 */
export function runHook<Result>(client: QueryClient, hook: () => Result): Result {
  const results: Result[] = [];
  const caller = createElement(HookCaller, { call: () => results.push(hook()) });
  renderToString(createElement(QueryClientProvider, { client }, caller));
  return results[0] as Result;
}
