import "server-only";

import { createHash } from "node:crypto";
import { publicFormTexts } from "@/content/duties/public-form";
import { site } from "@/content/site";
import { invariant } from "@/lib/core/invariant";
import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";
import { writeTree } from "@/lib/engine/writers/html";
import { el, Html } from "@/lib/engine/writers/html/element";
import { preparedByTexts } from "@/lib/engine/writers/shared/document-metadata";
import { printableLine } from "@/lib/engine/writers/shared/written-form";
import { fingerprintOfTree, markAttributes } from "@/lib/features/documents/article/article";
import { inGroups } from "@/lib/features/documents/article/fingerprint";
import type { PublicDocument } from "@/lib/features/documents/publication/data";
import {
  type EditionDates,
  editionInForce,
  nextEdition,
} from "@/lib/features/documents/publication/in-force";
import { publicPageCss } from "@/lib/features/documents/publication/page-css";

/** The only style sheet of these pages, as allowed by their policy. */
export const publicPageStyle = styleSource("");

/** The same with the additional rules of a page. */
export function styleSource(css: string): string {
  return `'sha256-${createHash("sha256")
    .update(publicPageCss + css)
    .digest("base64")}'`;
}

type PageContext = {
  today: IsoDate;
  /** The full URL of the page. */
  address: string;
  /** Whether search engines may list it. */
  indexed: boolean;
};

type EditionLink = (number: number, place?: { begins?: boolean; isShown?: boolean }) => Html;

/**
 * A public document as a complete page: readable without scripts, in the light and the dark theme, on a phone and on
 * paper. It reveals nothing about its owner beyond the document's text.
 */
export function writePublicPage(document: PublicDocument, context: PageContext): string {
  const { tree, publicId, edition, editions } = document;
  const { today, address, indexed } = context;
  const current = editionInForce(editions, today);
  const shown = editions.find((candidate) => candidate.edition === edition);
  invariant(current && shown, "A public document has the edition that it shows");
  const isCurrent = current === shown;
  const sha256 = fingerprintOfTree(tree);
  const mark = { publicId, edition, date: shown.effectiveDate, sha256 };
  const link: EditionLink = (number, place = {}) =>
    // The edition in force has the address that is printed and linked; the URLs of others contain their number.
    el(
      "a",
      {
        href: `/d/${publicId}${number === current.edition ? "" : `?edition=${number}`}`,
        "aria-current": place.isShown ? "page" : null,
      },
      `${place.begins ? "Редакция" : "редакция"} № ${number}`,
    );
  const title = printableLine(tree.title);
  return writePage(
    [
      el("title", {}, isCurrent ? title : `${title} (редакция № ${edition})`),
      el("meta", {
        name: "description",
        content: `Редакция № ${edition} от ${formatRussianDate(tree.date)}`,
      }),
      !indexed && el("meta", { name: "robots", content: "noindex" }),
      el("link", { rel: "canonical", href: address }),
    ],
    [
      el(
        "header",
        { class: "aside" },
        el(
          "p",
          {},
          el("strong", {}, `Редакция № ${edition}`),
          " ",
          ...stateOf(shown, editions, today),
        ),
        isCurrent
          ? announcement(editions, today, link)
          : el("p", { class: "notice" }, "Сейчас действует ", link(current.edition), "."),
      ),
      el("main", markAttributes(mark), ...writeTree(tree, {})),
      isCurrent &&
        document.takesRequests &&
        el(
          "nav",
          { class: "aside", "aria-label": publicFormTexts.linkTitle },
          el("p", {}, el("a", { href: `/d/${publicId}/request` }, publicFormTexts.link)),
        ),
      editions.length > 1 &&
        el(
          "nav",
          { class: "aside", "aria-label": "Редакции документа" },
          el("h2", {}, "Редакции документа"),
          el(
            "ul",
            {},
            ...editions.map((listed) =>
              el(
                "li",
                {},
                link(listed.edition, { begins: true, isShown: listed === shown }),
                " ",
                ...stateOf(listed, editions, today),
              ),
            ),
          ),
        ),
    ],
    {
      before: [
        ...preparedByTexts(document).map((words) =>
          el(
            "p",
            {},
            document.hasLogo && el("img", { src: `/d/${publicId}/logo`, alt: "" }),
            words,
          ),
        ),
        el("p", {}, `SHA-256 текста: ${inGroups(sha256)}`),
      ],
      words: "Создано в сервисе ",
    },
  );
}

/** The page for an unknown address and for an error. */
export function writeRefusalPage({ title, advice }: { title: string; advice: string }): string {
  return writePage(
    [el("title", {}, title), el("meta", { name: "robots", content: "noindex" })],
    [el("main", {}, el("h1", {}, title), el("p", {}, advice))],
    { before: [], words: "На главную сервиса " },
  );
}

/** Wraps content into a page of ours. @param css rules besides those of all public pages. */
export function writePage(
  head: (Html | false)[],
  body: (Html | false)[],
  foot: { before: readonly Html[]; words: string },
  css = "",
): string {
  const page = el(
    "html",
    { lang: "ru" },
    el(
      "head",
      {},
      el("meta", { charset: "utf-8" }),
      el("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      ...head,
      Html.style(publicPageCss + css),
    ),
    el(
      "body",
      {},
      ...body,
      el(
        "footer",
        { class: "aside" },
        ...foot.before,
        el("p", {}, foot.words, el("a", { href: "/" }, `«${site.name}»`)),
      ),
    ),
  );
  return `<!doctype html>\n${page.markup}\n`;
}

/** «С 1 января 2027 г. будет действовать редакция № 3.» when one is announced. */
function announcement(
  editions: readonly EditionDates[],
  today: IsoDate,
  link: EditionLink,
): Html | null {
  const next = nextEdition(editions, today);
  if (next === undefined) return null;
  const date = el("time", { datetime: next.effectiveDate }, formatRussianDate(next.effectiveDate));
  return el("p", { class: "notice" }, "С ", date, " будет действовать ", link(next.edition), ".");
}

/** States in words whether an edition applies: the reader of an old one must know this first. */
function stateOf(
  shown: EditionDates,
  editions: readonly EditionDates[],
  today: IsoDate,
): (Html | string)[] {
  const { edition, effectiveDate } = shown;
  const date = el("time", { datetime: effectiveDate }, formatRussianDate(effectiveDate));
  if (editionInForce(editions, today)?.edition === edition) return ["действует с ", date];
  // A newer edition that takes effect no later than this one replaces it before its date.
  const overtaker = editions.find(
    (other) => other.edition > edition && other.effectiveDate <= effectiveDate,
  );
  if (overtaker) return [`заменена редакцией № ${overtaker.edition} до вступления в силу`];
  return effectiveDate > today ? ["вступит в силу ", date] : ["действовала с ", date];
}
