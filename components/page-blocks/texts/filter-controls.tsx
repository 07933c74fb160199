import type { TextFilterState } from "@/components/page-blocks/texts/use-text-filter";
import { CategoryChips, type CategoryOption } from "@/components/ui/category-chips";
import { SearchField } from "@/components/ui/search-field";
import { anyCategory } from "@/lib/platform/content/find-texts";
import { formatNumber } from "@/lib/russian/numbers";
import { plural } from "@/lib/russian/plural";

export type FilterTexts = {
  searchLabel: string;
  searchHint?: string;
  /** «статья», «статьи», «статей». */
  nouns: readonly [one: string, few: string, many: string];
  /** «Статьи не найдены». */
  emptyTitle: string;
};

type FilterControlsProps = FilterTexts & {
  filter: TextFilterState;
  categories: readonly CategoryOption[];
};

/** The search field, the categories, the number of results, and a hint if there are none. For client components. */
export function FilterControls({
  filter: { query, setQuery, category, setCategory, found, total },
  categories,
  searchLabel,
  searchHint,
  nouns,
  emptyTitle,
}: FilterControlsProps) {
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
        {found.size < total ? `${count} из ${formatNumber(total)}` : count}
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
            className="mt-4 min-h-9 pointer-coarse:min-h-11 text-accent underline hover:text-accent-deep"
          >
            Показать все
          </button>
        </div>
      ) : null}
    </>
  );
}
