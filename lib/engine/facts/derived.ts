/** Definitions of facts that follow from answers. `from`: the answer that its owner would change. */
import { fieldOf, type GivenPath } from "@/lib/engine/facts/known";

const from = (path?: GivenPath) => (path ? { field: fieldOf(path) } : {});

export const text = (label: string, path?: GivenPath) =>
  ({ kind: "text", label, ...from(path) }) as const;
export const flag = (label: string, path?: GivenPath) =>
  ({ kind: "flag", label, ...from(path) }) as const;
export const texts = (label: string, path?: GivenPath) =>
  ({ kind: "texts", label, ...from(path) }) as const;
