import { Children, isValidElement, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import AdminError from "@/app/(admin)/admin/error";
import RootError from "@/app/error";
import GlobalError from "@/app/global-error";

type Handlers = { onRetry?: () => void; onClick?: () => void; children?: ReactNode };

/** The handler of the first element that has one. */
function findHandler(node: ReactNode): (() => void) | undefined {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<Handlers>(child)) continue;
    const { onRetry, onClick, children } = child.props;
    const handler = onRetry ?? onClick ?? findHandler(children);
    if (handler) return handler;
  }
  return undefined;
}

test.each([
  ["app/error.tsx", RootError],
  ["app/global-error.tsx", GlobalError],
  ["app/(admin)/admin/error.tsx", AdminError],
])("%s fetches the failed part again", (_, ErrorPage) => {
  const retry = vi.fn();
  findHandler(ErrorPage({ error: new Error("broken"), retry }))?.();
  expect(retry).toHaveBeenCalledOnce();
});
