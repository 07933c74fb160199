import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { QueryStates } from "@/components/ui/fetched/query-states";
import { ApiError } from "@/lib/platform/api-client/api-error";

type Query = Parameters<typeof QueryStates<string[]>>[0]["query"];
type Props = Partial<Omit<Parameters<typeof QueryStates<string[]>>[0], "query" | "children">>;

const refetch = () => {};
const query = (part: Partial<Query>): Query => ({
  ...{ data: undefined, error: null, isFetching: false, refetch },
  ...part,
});
const failed = new ApiError(503, "UNAVAILABLE", "503", "База недоступна.");
const gone = new ApiError(404, "NOT_FOUND", "404", "Нет такого.");

const states = {
  loading: "Загружаем",
  list: "а, б",
  failure: "Не удалось загрузить",
  explanation: "База недоступна.",
  note: "Документы целы.",
  old: "Обновить не удалось: показано то, что было.",
  retry: "Загрузить ещё раз",
  missing: "Удалено",
  empty: "Пусто",
};
type State = keyof typeof states;

/** Which of the texts above are shown. */
function shownStates(shown: Query, props: Props = {}): State[] {
  const html = renderToStaticMarkup(
    <QueryStates
      query={shown}
      loading={states.loading}
      failure={states.failure}
      failureNote={states.note}
      {...props}
    >
      {(data) => data.join(", ") || "ничего"}
    </QueryStates>,
  );
  return (Object.keys(states) as State[]).filter((state) => html.includes(states[state]));
}

const data = ["а", "б"];

describe("the states of a query", () => {
  const cases: [string, Partial<Query>, Props, State[]][] = [
    ["loading", { isFetching: true }, {}, ["loading"]],
    ["loaded", { data }, {}, ["list"]],
    ["fetched again", { data, isFetching: true }, {}, ["list"]],
    ["failed", { error: failed }, {}, ["failure", "explanation", "note", "retry"]],
    [
      "failed, beside the content",
      { error: failed },
      { variant: "aside" },
      ["failure", "explanation", "note", "retry"],
    ],
    ["failed, in one line", { error: failed }, { variant: "inline" }, ["failure", "retry"]],
    ["failed with old data", { data, error: failed }, {}, ["list", "old", "retry"]],
    [
      "failed with old data, beside the content",
      { data, error: failed },
      { variant: "aside" },
      ["list"],
    ],
    ["failed with old data, in one line", { data, error: failed }, { variant: "inline" }, ["list"]],
    [
      "failed with old data that would mislead",
      { data, error: failed },
      { freshOnly: true },
      ["failure", "explanation", "note", "retry"],
    ],
    ["loaded where old data would mislead", { data }, { freshOnly: true }, ["list"]],
    [
      "without its next page, which the list itself shows",
      { data, error: failed, isFetchNextPageError: true },
      {},
      ["list"],
    ],
    ["gone", { error: gone }, { missing: states.missing }, ["missing"]],
    [
      "gone while old data are there",
      { data, error: gone },
      { missing: states.missing },
      ["missing"],
    ],
    [
      "gone, where the screen says nothing of it",
      { error: gone },
      {},
      ["failure", "note", "retry"],
    ],
    [
      "failed where the screen knows missing data",
      { error: failed },
      { missing: states.missing },
      ["failure", "explanation", "note", "retry"],
    ],
    ["empty", { data: [] }, { empty: states.empty }, ["empty"]],
    ["empty, where the content shows it", { data: [] }, {}, []],
    [
      "empty in old data",
      { data: [], error: failed },
      { empty: states.empty },
      ["old", "retry", "empty"],
    ],
  ];
  test.each(cases)("%s", (_, part, props, expected) => {
    expect(shownStates(query(part), props).sort()).toEqual(expected.sort());
  });
});

test("an error without an explanation is named as no answer", () => {
  const html = renderToStaticMarkup(
    <QueryStates query={query({ error: new TypeError("x") })} loading="" failure="Не удалось">
      {() => ""}
    </QueryStates>,
  );
  expect(html).toContain("Сервер не ответил.");
  expect(html).toContain('role="alert"');
});
