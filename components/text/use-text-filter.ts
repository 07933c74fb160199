"use client";

import { useAddressParameter } from "@/components/shell/use-address-parameter";
import type { CategoryOption } from "@/components/text/category-chips";
import { anyCategory, type FindableText, findTexts } from "@/lib/platform/content/find-texts";

export type FilterItem = FindableText & { slug: string };

export type TextFilterState = {
  query: string;
  setQuery: (query: string) => void;
  category: string;
  setCategory: (category: string) => void;
  /** The slugs of what matches. */
  found: ReadonlySet<string>;
  total: number;
};

/** Which of the texts the address (`?q=`, `?category=`) asks for. */
export function useTextFilter(
  items: readonly FilterItem[],
  categories: readonly CategoryOption[],
): TextFilterState {
  const [query, setQuery] = useAddressParameter("q");
  const [asked, setCategory] = useAddressParameter("category", { step: true });
  // An address may name a category that is gone.
  const category = categories.some(({ value }) => value === asked) ? asked : anyCategory;
  const found = new Set(findTexts(items, { query, category }).map(({ slug }) => slug));
  return { query, setQuery, category, setCategory, found, total: items.length };
}
