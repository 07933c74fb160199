import "server-only";

import { createHash } from "node:crypto";
import { invariant } from "@/lib/core/invariant";
import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeTree } from "@/lib/engine/writers/html";
import { printableLine } from "@/lib/engine/writers/shared/written-form";
import {
  type ArticleElement,
  type ArticleNode,
  articleText,
  parseArticle,
  toUnstyledNodes,
} from "@/lib/features/documents/article/article-nodes";
import { fingerprintInput, inGroups } from "@/lib/features/documents/article/fingerprint";

/** The data about a document that every way of publishing it shows in addition to the text. */
export type ArticleMark = {
  publicId: string;
  edition: number;
  /** The day from which the edition applies. */
  date: IsoDate;
  /** SHA-256 of its text (`fingerprintInput`), the same for every way of publishing. */
  sha256: string;
};

export type Article = ArticleMark & { title: string; nodes: ArticleNode[] };

type ShownDocument = {
  publicId: string;
  /** The number of the edition in `tree`. */
  edition: number;
  tree: DocumentTree;
  editions: readonly { edition: number; effectiveDate: IsoDate }[];
};

/**
 * The edition that `document` shows as an article, with a title of level 1 or 2 and ids that do not collide with the
 * surrounding page.
 */
export function toArticle(document: ShownDocument, titleLevel: 1 | 2): Article {
  const { publicId, edition, tree, editions } = document;
  const shownEdition = editions.find((candidate) => candidate.edition === edition);
  invariant(shownEdition, "A public document has the edition that it shows");
  const idPrefix = `d-${publicId.slice(0, 8)}-`;
  const markup = writeTree(tree, { titleLevel, idPrefix }).map((html) => html.markup);
  const nodes = parseArticle(markup.join("\n"));
  return {
    publicId,
    edition,
    date: shownEdition.effectiveDate,
    sha256: fingerprintOf(nodes),
    title: printableLine(tree.title),
    nodes,
  };
}

/** SHA-256 of a document's text, however it is published. */
export const fingerprintOfTree = (tree: DocumentTree): string =>
  fingerprintOf(
    parseArticle(
      writeTree(tree, {})
        .map((html) => html.markup)
        .join("\n"),
    ),
  );

const fingerprintOf = (nodes: readonly ArticleNode[]): string =>
  createHash("sha256")
    .update(fingerprintInput(articleText(nodes)))
    .digest("hex");

/**
 * Writes it as attributes, for programs: the site check reads them
 * (`lib/features/site-check/detect/facts/find-documents.ts`).
 */
export const markAttributes = ({ publicId, edition, date, sha256 }: ArticleMark) => ({
  "data-document": publicId,
  "data-edition": String(edition),
  "data-date": date,
  "data-sha256": sha256,
});

/** For people: «Редакция № 2, действует с 27 ноября 2026 г. SHA-256 текста: …». */
export const formatArticleMark = ({ edition, date, sha256 }: ArticleMark): string =>
  `Редакция № ${edition}, действует с ${formatRussianDate(date)} SHA-256 текста: ${inGroups(sha256)}`;

/** The article for a page of another site: no scripts, no styles, no classes. */
export function toUnstyledArticle(article: Article): ArticleElement {
  const small = { name: "small", attributes: {}, children: [formatArticleMark(article)] };
  return {
    name: "article",
    attributes: { lang: "ru", ...markAttributes(article) },
    children: [
      "\n",
      ...toUnstyledNodes(article.nodes),
      "\n",
      {
        name: "footer",
        attributes: {},
        children: [{ name: "p", attributes: {}, children: [small] }],
      },
      "\n",
    ],
  };
}
