"use client";

import { useAddressParameter } from "@/components/shell/use-address-parameter";
import type { CategoryOption } from "@/components/ui/category-chips";
import { anyCategory, type FindableText, findTexts } from "@/lib/platform/content/find-texts";

export type FilterItem = FindableText & { slug: string };

export type TextFilterState = {
  query: string;
  setQuery: (query: string) => void;
  category: string;
  setCategory: (category: string) => void;
  /** The slugs of the matching texts. */
  found: ReadonlySet<string>;
  total: number;
};

/** Which of the texts match the URL (`?q=`, `?category=`). */
export function useTextFilter(
  items: readonly FilterItem[],
  categories: readonly CategoryOption[],
): TextFilterState {
  const [query, setQuery] = useAddressParameter("q");
  const [categoryParameter, setCategory] = useAddressParameter("category", { step: true });
  // A URL may name a category that no longer exists.
  const category = categories.some(({ value }) => value === categoryParameter)
    ? categoryParameter
    : anyCategory;
  const slugs = new Set(findTexts(items, { query, category }).map(({ slug }) => slug));
  return { query, setQuery, category, setCategory, found: slugs, total: items.length };
}
