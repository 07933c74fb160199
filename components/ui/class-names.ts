import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Our own size names (tokens.css): without them the merge takes `text-2xs` for a colour and drops one.
const merge = extendTailwindMerge({
  extend: {
    classGroups: { "font-size": [{ text: ["2xs"] }], shadow: [{ shadow: ["sheet", "float"] }] },
  },
});

/** Joins class names; of two that set the same thing the later wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}
