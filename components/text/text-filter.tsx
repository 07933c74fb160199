"use client";

import type { ReactNode } from "react";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { CategoryChips, type CategoryOption } from "@/components/text/category-chips";
import { SearchField } from "@/components/text/search-field";
import { anyCategory, type FindableText, findTexts } from "@/lib/content/find-texts";
import { plural } from "@/lib/russian/plural";

type TextFilterProps = {
  /** In the order of the page. `node` is what is shown, written by the server. */
  items: readonly (FindableText & { slug: string; node: ReactNode })[];
  categories: readonly CategoryOption[];
  searchLabel: string;
  searchHint?: string;
  /** «статья», «статьи», «статей». */
  nouns: readonly [one: string, few: string, many: string];
  /** «Статьи не найдены». */
  emptyTitle: string;
  listClassName?: string;
};

/**
 * A list with a search (`?q=`) and categories (`?category=`) above it. All of it is in the prerendered
 * page; what does not match is hidden, so that a filter costs no request and works from a link.
 */
export function TextFilter({
  items,
  categories,
  searchLabel,
  searchHint,
  nouns,
  emptyTitle,
  listClassName,
}: TextFilterProps) {
  const [query, setQuery] = useAddressParameter("q");
  const [asked, setCategory] = useAddressParameter("category", { step: true });
  // An address may name a category that is gone.
  const category = categories.some(({ value }) => value === asked) ? asked : anyCategory;
  const found = new Set(findTexts(items, { query, category }).map(({ slug }) => slug));
  const narrowed = found.size < items.length;
  const count = plural(found.size, ...nouns);

  return (
    <>
      <div className="space-y-4">
        <SearchField label={searchLabel} hint={searchHint} value={query} onChange={setQuery} />
        <CategoryChips
          label="Рубрика"
          options={[{ value: anyCategory, label: "Все" }, ...categories]}
          value={category}
          onChange={setCategory}
        />
      </div>
      <p aria-live="polite" className="mt-5 text-sm text-ink-faint tabular-nums">
        {narrowed ? `${count} из ${items.length}` : count}
      </p>
      {found.size === 0 ? (
        <div className="mt-4 border-t border-line py-10">
          <p className="text-lg font-semibold">{emptyTitle}</p>
          <p className="mt-1 text-ink-soft">Попробуйте другое слово или другую рубрику.</p>
          <button
            type="button"
            onClick={() => {
              setQuery("");
              setCategory(anyCategory);
            }}
            className="mt-4 min-h-9 text-accent underline hover:text-accent-deep"
          >
            Показать все
          </button>
        </div>
      ) : null}
      <ol className={listClassName}>
        {items.map(({ slug, node }) => (
          <li key={slug} hidden={!found.has(slug)}>
            {node}
          </li>
        ))}
      </ol>
    </>
  );
}
