"use client";

import type { ReactNode } from "react";
import { FilterControls, type FilterTexts } from "@/components/page-blocks/texts/filter-controls";
import { type FilterItem, useTextFilter } from "@/components/page-blocks/texts/use-text-filter";
import type { CategoryOption } from "@/components/ui/category-chips";

type NewsFilterProps = FilterTexts & {
  /** Newest first; `node` is the item rendered on the server. */
  items: readonly (FilterItem & { node: ReactNode })[];
  categories: readonly CategoryOption[];
  /** The item shown first and large until a search starts. */
  main: { slug: string; node: ReactNode } | undefined;
};

/**
 * The news by category, with a search (`?q=`) and categories (`?category=`). Without a filter the lead item is above
 * the list; otherwise it is in its usual place in the list.
 */
export function NewsFilter({ items, categories, main, ...texts }: NewsFilterProps) {
  const filter = useTextFilter(items, categories);
  const isNarrowed = filter.query.trim() !== "" || filter.category !== "";
  const isShown = (slug: string) => filter.found.has(slug) && (isNarrowed || slug !== main?.slug);
  return (
    <>
      {main ? <div hidden={isNarrowed}>{main.node}</div> : null}
      <FilterControls filter={filter} categories={categories} {...texts} />
      {categories.map(({ value, label }) => {
        const inside = items.filter(({ category }) => category === value);
        return (
          <section
            key={value}
            aria-labelledby={`news-${value}`}
            hidden={!inside.some(({ slug }) => isShown(slug))}
            className="mt-12"
          >
            <h2 id={`news-${value}`} className="text-xl">
              {label}
            </h2>
            <ol className="mt-4 border-b border-line">
              {inside.map(({ slug, node }) => (
                <li key={slug} hidden={!isShown(slug)}>
                  {node}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}
