"use client";

import type { ReactNode } from "react";
import { FilterControls, type FilterTexts } from "@/components/page-blocks/texts/filter-controls";
import { type FilterItem, useTextFilter } from "@/components/page-blocks/texts/use-text-filter";
import type { CategoryOption } from "@/components/ui/category-chips";

type TextFilterProps = FilterTexts & {
  /** In page order. `node` is the item rendered on the server. */
  items: readonly (FilterItem & { node: ReactNode })[];
  categories: readonly CategoryOption[];
  listClassName?: string;
};

/**
 * A list with a search (`?q=`) and categories (`?category=`) above it. All of it is in the prerendered page; what does
 * not match is hidden, so that a filter needs no request and works from a link.
 */
export function TextFilter({ items, categories, listClassName, ...texts }: TextFilterProps) {
  const filter = useTextFilter(items, categories);
  return (
    <>
      <FilterControls filter={filter} categories={categories} {...texts} />
      <ol className={listClassName}>
        {items.map(({ slug, node }) => (
          <li key={slug} hidden={!filter.found.has(slug)}>
            {node}
          </li>
        ))}
      </ol>
    </>
  );
}
