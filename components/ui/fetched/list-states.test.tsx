import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ListStates } from "@/components/ui/fetched/list-states";
import type { PagedList } from "@/lib/platform/api-client/use-paged-list";

type Part = { pages?: string[][]; error?: Error; hasNextPage?: boolean; isNextFailed?: boolean };

const listOf = ({ pages, error, hasNextPage = false, isNextFailed = false }: Part) =>
  ({
    data: pages && { pages: pages.map((items) => ({ items, next: null })), pageParams: [] },
    error: error ?? null,
    ...{ isFetching: false, isFetchingNextPage: false, isFetchNextPageError: isNextFailed },
    ...{ hasNextPage, refetch: () => {}, fetchNextPage: () => {} },
  }) as unknown as PagedList<string>;

const texts = {
  loading: "Загружаем",
  failed: "Отзывы не загрузились",
  empty: "Пусто",
  items: "а, б",
  more: "Показать ещё",
  moreFailed: "Не удалось загрузить остальные.",
};

const failed = new Error("x");

test.each<[string, Part, (keyof typeof texts)[]]>([
  ["loading", {}, ["loading"]],
  ["failed", { error: failed }, ["failed"]],
  ["empty", { pages: [[]] }, ["empty"]],
  ["whole", { pages: [["а"], ["б"]] }, ["items"]],
  ["with more pages", { pages: [["а", "б"]], hasNextPage: true }, ["items", "more"]],
  ["with more pages behind an empty one", { pages: [[]], hasNextPage: true }, ["more"]],
  [
    "without its next page",
    { pages: [["а", "б"]], hasNextPage: true, error: failed, isNextFailed: true },
    ["items", "more", "moreFailed"],
  ],
])("a paged list is shown %s", (_, part, expected) => {
  const html = renderToStaticMarkup(
    <ListStates
      list={listOf(part)}
      loading={texts.loading}
      failure={texts.failed}
      empty={texts.empty}
    >
      {(items) => items.join(", ") || "нет"}
    </ListStates>,
  );
  const shown = (Object.keys(texts) as (keyof typeof texts)[]).filter((key) =>
    html.includes(texts[key]),
  );
  expect(shown).toEqual(expected);
});
