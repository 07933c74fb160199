/**
 * The search of the help centre. Pure; runs in the browser.
 * Source: docs/specification/content.md#help-centre. The tab and the text filter together; the text
 * is looked for without regard to case in the question or the answer; a category with one match
 * stays whole.
 */

import { hasWords } from "@/lib/features/help/search-words";

type Searchable = { question: string; answer: readonly string[]; norms?: string | undefined };

/** One character becomes one character, so that a place found in the result is the place in the text. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, " ")
    .replaceAll("ё", "е");

/** What is looked for; empty when nothing is. */
export const normaliseQuery = (query: string) => fold(query).trim().replace(/\s+/g, " ");

/** Whether the question is one of those looked for; everything is, when nothing is looked for. */
export function matchesFaq({ question, answer, norms }: Searchable, query: string): boolean {
  const needle = normaliseQuery(query);
  return [question, ...answer, norms ?? ""].some((text) => fold(text).includes(needle));
}

type SearchableArticle = { title: string; words: string };

/** The same of an article: by a part of its title, or by words of its text in any order. */
export const matchesArticle = ({ title, words }: SearchableArticle, query: string): boolean =>
  fold(title).includes(normaliseQuery(query)) || hasWords(words, query);

/** The categories to show. A tab that does not exist (an old link) shows all, as the first one does. */
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

/** The text cut where the needle is found: every second part is a match. */
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
