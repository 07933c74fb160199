/**
 * The search of the help centre. Pure; runs in the browser. Source: docs/specification/content.md#help-centre. Tab and
 * text filter together; the text is searched case-insensitively in questions and answers; a category with one match is
 * shown in full.
 */

import { hasWords } from "@/lib/features/help/search-words";

type Searchable = { question: string; answer: readonly string[]; norms?: string | undefined };

/** Maps characters one to one, so that an index in the result is an index in the text. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, " ")
    .replaceAll("ё", "е");

/** The normalised search text; empty if there is none. */
export const normaliseQuery = (query: string) => fold(query).trim().replace(/\s+/g, " ");

/** Whether the question matches; true without a search. */
export function matchesFaq({ question, answer, norms }: Searchable, query: string): boolean {
  const needle = normaliseQuery(query);
  return [question, ...answer, norms ?? ""].some((text) => fold(text).includes(needle));
}

type SearchableArticle = { title: string; words: string };

/** Finds an article by a part of its title, or by words of its text in any order. */
export const matchesArticle = ({ title, words }: SearchableArticle, query: string): boolean =>
  fold(title).includes(normaliseQuery(query)) || hasWords(words, query);

/** The categories to show. An unknown tab (an old link) shows all, as the first one does. */
export function filterFaq<
  Category extends {
    key: string;
    questions: readonly Searchable[];
    articles?: readonly SearchableArticle[];
  },
>(categories: readonly Category[], { tab, query }: { tab: string; query: string }): Category[] {
  const isKnown = categories.some(({ key }) => key === tab);
  return categories.filter(
    ({ key, questions, articles = [] }) =>
      (!isKnown || key === tab) &&
      (questions.some((question) => matchesFaq(question, query)) ||
        articles.some((article) => matchesArticle(article, query))),
  );
}

/** Splits the text at the matches: every second part is a match. */
export function splitByQuery(text: string, query: string): string[] {
  const needle = normaliseQuery(query);
  if (needle === "") return [text];
  const folded = fold(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + needle.length));
    from = at + needle.length;
  }
  parts.push(text.slice(from));
  return parts;
}
