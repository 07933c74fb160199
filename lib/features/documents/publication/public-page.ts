import "server-only";

import { createHash } from "node:crypto";
import { publicFormTexts } from "@/content/requests/public-form";
import { site } from "@/content/site";
import { invariant } from "@/lib/core/invariant";
import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";
import { writeTree } from "@/lib/engine/writers/html";
import { createElement, Html } from "@/lib/engine/writers/html/element";
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

/** Returns the source for the policy of a page with additional rules. */
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
  const shownEdition = editions.find((candidate) => candidate.edition === edition);
  invariant(current && shownEdition, "A public document has the edition that it shows");
  const isCurrent = current === shownEdition;
  const sha256 = fingerprintOfTree(tree);
  const mark = { publicId, edition, date: shownEdition.effectiveDate, sha256 };
  const link: EditionLink = (number, place = {}) =>
    // The edition in force has the address that is printed and linked; the URLs of others contain their number.
    createElement(
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
      createElement("title", {}, isCurrent ? title : `${title} (редакция № ${edition})`),
      createElement("meta", {
        name: "description",
        content: `Редакция № ${edition} от ${formatRussianDate(tree.date)}`,
      }),
      !indexed && createElement("meta", { name: "robots", content: "noindex" }),
      createElement("link", { rel: "canonical", href: address }),
    ],
    [
      createElement(
        "header",
        { class: "aside" },
        createElement(
          "p",
          {},
          createElement("strong", {}, `Редакция № ${edition}`),
          " ",
          ...stateOf(shownEdition, editions, today),
        ),
        isCurrent
          ? announcement(editions, today, link)
          : createElement(
              "p",
              { class: "notice" },
              "Сейчас действует ",
              link(current.edition),
              ".",
            ),
      ),
      createElement("main", markAttributes(mark), ...writeTree(tree, {})),
      isCurrent &&
        document.takesRequests &&
        createElement(
          "nav",
          { class: "aside", "aria-label": publicFormTexts.linkTitle },
          createElement(
            "p",
            {},
            createElement("a", { href: `/d/${publicId}/request` }, publicFormTexts.link),
          ),
        ),
      editions.length > 1 &&
        createElement(
          "nav",
          { class: "aside", "aria-label": "Редакции документа" },
          createElement("h2", {}, "Редакции документа"),
          createElement(
            "ul",
            {},
            ...editions.map((listed) =>
              createElement(
                "li",
                {},
                link(listed.edition, { begins: true, isShown: listed === shownEdition }),
                " ",
                ...stateOf(listed, editions, today),
              ),
            ),
          ),
        ),
    ],
    {
      before: [
        ...preparedByTexts(document).map((text) =>
          createElement(
            "p",
            {},
            document.hasLogo && createElement("img", { src: `/d/${publicId}/logo`, alt: "" }),
            text,
          ),
        ),
        createElement("p", {}, `SHA-256 текста: ${inGroups(sha256)}`),
      ],
      text: "Создано в сервисе ",
    },
  );
}

/** The page for an unknown address and for an error. */
export function writeErrorPage({ title, advice }: { title: string; advice: string }): string {
  return writePage(
    [
      createElement("title", {}, title),
      createElement("meta", { name: "robots", content: "noindex" }),
    ],
    [createElement("main", {}, createElement("h1", {}, title), createElement("p", {}, advice))],
    { before: [], text: "На главную сервиса " },
  );
}

/** Wraps content into a public page. @param css rules in addition to those of all public pages. */
export function writePage(
  head: (Html | false)[],
  body: (Html | false)[],
  foot: { before: readonly Html[]; text: string },
  css = "",
): string {
  const page = createElement(
    "html",
    { lang: "ru" },
    createElement(
      "head",
      {},
      createElement("meta", { charset: "utf-8" }),
      createElement("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      ...head,
      Html.style(publicPageCss + css),
    ),
    createElement(
      "body",
      {},
      ...body,
      createElement(
        "footer",
        { class: "aside" },
        ...foot.before,
        createElement("p", {}, foot.text, createElement("a", { href: "/" }, `«${site.name}»`)),
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
  const date = createElement(
    "time",
    { datetime: next.effectiveDate },
    formatRussianDate(next.effectiveDate),
  );
  return createElement(
    "p",
    { class: "notice" },
    "С ",
    date,
    " будет действовать ",
    link(next.edition),
    ".",
  );
}

/** States in words whether an edition applies: the reader of an old one must know this first. */
function stateOf(
  shownEdition: EditionDates,
  editions: readonly EditionDates[],
  today: IsoDate,
): (Html | string)[] {
  const { edition, effectiveDate } = shownEdition;
  const date = createElement("time", { datetime: effectiveDate }, formatRussianDate(effectiveDate));
  if (editionInForce(editions, today)?.edition === edition) return ["действует с ", date];
  // A newer edition that takes effect no later than this one replaces it before its date.
  const overtaker = editions.find(
    (other) => other.edition > edition && other.effectiveDate <= effectiveDate,
  );
  if (overtaker) return [`заменена редакцией № ${overtaker.edition} до вступления в силу`];
  return effectiveDate > today ? ["вступит в силу ", date] : ["действовала с ", date];
}
