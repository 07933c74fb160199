import type { ComponentType } from "react";
import { LoadFailedLine, lazyPart } from "@/components/shell/lazy-part";

/**
 * A part of a tool whose code is loaded when it is rendered. Meanwhile the rest works: without its own Suspense
 * boundary React would suspend the whole page, and undo a box just ticked or a letter just typed.
 */
export const lazyToolPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = Nothing }: { waiting?: ComponentType } = {},
) => lazyPart(load, { waiting, failed: LoadFailedLine });

function Nothing() {
  return null;
}
