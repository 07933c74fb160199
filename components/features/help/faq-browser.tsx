"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId } from "react";
import { FaqEntry, type FaqEntryData } from "@/components/features/help/faq-entry";
import {
  filterFaq,
  matchesArticle,
  matchesFaq,
  normaliseQuery,
} from "@/components/features/help/filter-faq";
import { type HelpLink, HelpLinks } from "@/components/features/help/help-links";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { SearchField } from "@/components/ui/search-field";
import { tabOfKey } from "@/components/ui/tabs/tab-keys";
import { plural } from "@/lib/russian/plural";

export type FaqCategoryData = {
  key: string;
  title: string;
  questions: FaqEntryData[];
  /** The operator's articles of that category. */
  articles: HelpLink[];
};

type FaqBrowserProps = {
  categories: readonly FaqCategoryData[];
  /** Shown when nothing was found: links, rendered on the server. */
  elsewhere: ReactNode;
};

/**
 * The questions with their search (`?q=`) and tabs (`?tab=`). Prerendered whole; the browser leaves
 * out what was not asked for. Source: docs/specification/content.md#help-centre.
 */
export function FaqBrowser({ categories, elsewhere }: FaqBrowserProps) {
  const [query, setQuery] = useAddressParameter("q");
  const [tabParameter, setTab] = useAddressParameter("tab", { step: true });
  const panel = useId();
  const tab = categories.some(({ key }) => key === tabParameter) ? tabParameter : "";
  const isSearch = normaliseQuery(query) !== "";
  const matching = filterFaq(categories, { tab, query });
  const matches = matching
    .flatMap((category) => category.questions)
    .filter((entry) => isSearch && matchesFaq(entry, query));
  const foundArticles = matching
    .flatMap(({ articles }) => articles)
    .filter((article) => isSearch && matchesArticle(article, query));
  const isFoundElsewhere = tab !== "" && filterFaq(categories, { tab: "", query }).length > 0;
  useEffect(openAskedQuestion, []);

  return (
    <>
      <SearchField
        label="Поиск по вопросам и ответам"
        hint="Например, галочка"
        value={query}
        onChange={setQuery}
      />
      <div className="mt-7 grid gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FaqTabs categories={categories} tab={tab} panel={panel} onTab={setTab} />
        <div
          role="tabpanel"
          id={panel}
          aria-labelledby={`${panel}-${tab}`}
          tabIndex={-1}
          className="min-w-0 max-w-3xl"
        >
          <p
            role="status"
            className={isSearch && matching.length > 0 ? "mb-6 text-ink-soft" : "sr-only"}
          >
            {isSearch && matching.length > 0
              ? `Нашлось: ${countOf(matches.length, foundArticles.length)}. Соседние вопросы тех же тем оставлены рядом.`
              : ""}
          </p>
          {matching.map((category) => (
            <section key={category.key} aria-labelledby={category.key} className="mb-12 last:mb-0">
              <h2 id={category.key} className="text-xl">
                {category.title}
              </h2>
              <div className="mt-3 border-t border-line">
                {category.questions.map((entry) => (
                  <FaqEntry
                    key={entry.id}
                    entry={entry}
                    query={query}
                    isFirstMatch={entry === matches[0]}
                  />
                ))}
              </div>
              <HelpLinks title="Статьи" level="h3" articles={category.articles} query={query} />
            </section>
          ))}
          {matching.length === 0 ? (
            <div role="alert" className="border-t border-line pt-6">
              <h2 className="text-xl">Ничего не найдено</h2>
              <p className="mt-3 text-ink-soft">
                {isFoundElsewhere
                  ? "В этой теме таких слов нет, но в других они есть."
                  : "Попробуйте одно слово без окончания: «штраф», «уведомлен», «cookie»."}
              </p>
              <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
                <button
                  type="button"
                  className="font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-current"
                  onClick={() => (isFoundElsewhere ? setTab("") : setQuery(""))}
                >
                  {isFoundElsewhere ? "Искать во всех темах" : "Показать все вопросы"}
                </button>
                {elsewhere}
              </div>
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** «2 вопроса», «1 вопрос и 3 статьи», «1 статья». */
function countOf(questions: number, articles: number): string {
  const counts = [
    ...(questions > 0 || articles === 0
      ? [plural(questions, "вопрос", "вопроса", "вопросов")]
      : []),
    ...(articles > 0 ? [plural(articles, "статья", "статьи", "статей")] : []),
  ];
  return counts.join(" и ");
}

type FaqTabsProps = {
  categories: readonly FaqCategoryData[];
  tab: string;
  panel: string;
  onTab: (tab: string) => void;
};

/** A column next to the questions; on a phone a scrolling row. Arrow keys move between tabs. */
function FaqTabs({ categories, tab, panel, onTab }: FaqTabsProps) {
  const counted = categories.map(({ key, title, questions, articles }) => ({
    key,
    title,
    count: questions.length + articles.length,
  }));
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const tabs = [{ key: "", title: "Все", count: total }, ...counted];
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = tabs.findIndex(({ key }) => key === tab);
    const next = tabOfKey(event, tabs, current);
    if (!next) return;
    event.preventDefault();
    onTab(next.key);
    document.getElementById(`${panel}-${next.key}`)?.focus();
  };
  // On a phone the row is wider than the screen: scroll the chosen tab into view, without moving the page.
  const showChosen = (list: HTMLDivElement | null) => {
    const chosen = list?.querySelector<HTMLElement>("[aria-selected=true]");
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - list.clientWidth / 3;
  };
  return (
    <div
      ref={showChosen}
      role="tablist"
      aria-label="Темы"
      onKeyDown={move}
      className="flex gap-x-6 self-start max-lg:relative overflow-x-auto border-line max-lg:-mx-4 max-lg:border-b max-lg:px-4 lg:sticky lg:top-24 lg:flex-col"
    >
      {tabs.map(({ key, title, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${panel}-${key}`}
          aria-selected={key === tab}
          aria-controls={panel}
          tabIndex={key === tab ? 0 : -1}
          onClick={() => onTab(key)}
          className="flex h-11 shrink-0 items-center justify-between gap-2.5 border-transparent text-left whitespace-nowrap text-ink-soft hover:text-ink focus-visible:outline-offset-[-2px] aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink max-lg:border-b-2 lg:border-l-2 lg:border-line lg:px-4 lg:hover:bg-wash/70 lg:aria-selected:bg-wash"
        >
          {title}
          <span className="text-xs font-normal text-ink-faint tabular-nums">{count}</span>
        </button>
      ))}
    </div>
  );
}

/** `/help#in-the-register` opens that question; newer browsers do it themselves. */
function openAskedQuestion() {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const entry = target?.closest("details");
  if (!entry || entry.open) return;
  entry.open = true;
  entry.scrollIntoView();
}
