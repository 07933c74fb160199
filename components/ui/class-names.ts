import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const isAny = () => true;
const isNumber = (value: string) => /^[\d.]+$/.test(value);
const isColor = (value: string) =>
  /^(paper|sheet|wash|ink|line|accent|on-accent|danger|success|warning|gold|transparent)\b/.test(
    value,
  );
const isSize = (value: string) => /^(\d?xs|sm|base|lg|\d?xl|\[[\d.]+rem\])$/.test(value);

/** One group per prefix, whatever follows it. */
const byPrefix = (...prefixes: string[]) =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, [{ [prefix]: [isAny] }]]));

/*
 * The classes that are passed to our components to override their own (`class-names.test.ts` finds them all). The full
 * table of tailwind-merge knows more and adds 7 kB to the first script of the wizard and of the cabinet.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...byPrefix("p", "px", "py", "pt", "pr", "pb", "pl", "gap", "gap-x", "gap-y"),
    ...byPrefix("m", "mx", "my", "mt", "mr", "mb", "ml"),
    ...byPrefix("w", "h", "size", "min-w", "max-w", "min-h", "max-h", "top", "z"),
    ...byPrefix("items", "leading", "whitespace", "rounded"),
    display: ["block", "inline-block", "inline-flex", "flex", "inline-grid", "grid", "hidden"],
    flex: [{ flex: [isNumber, "auto", "none", "initial"] }],
    shrink: [{ shrink: ["", isNumber] }],
    "text-size": [{ text: [isSize] }],
    "text-color": [{ text: [isColor] }],
    "text-decoration": ["underline", "no-underline"],
    "font-weight": [{ font: ["normal", "medium", "semibold", "bold"] }],
    "border-width": [{ border: ["", isNumber] }],
    "border-color": [{ border: [isColor] }],
    "bg-color": [{ bg: [isColor] }],
  },
  conflictingClassGroups: {
    p: ["px", "py", "pt", "pr", "pb", "pl"],
    px: ["pr", "pl"],
    py: ["pt", "pb"],
    m: ["mx", "my", "mt", "mr", "mb", "ml"],
    mx: ["mr", "ml"],
    my: ["mt", "mb"],
    gap: ["gap-x", "gap-y"],
    size: ["w", "h"],
    flex: ["shrink"],
    "text-size": ["leading"],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}));

/** Joins class names; of two that set the same property the later wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}
