import { assertNever } from "@/lib/core/invariant";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { unverifiedNote } from "@/lib/engine/tree/cited-law";
import type {
  Block,
  Clause,
  Heading,
  Inline,
  List,
  Norm,
  Requisites,
  Table,
  TextTree,
} from "@/lib/engine/tree/document";
import { type Child, createElement, Html } from "@/lib/engine/writers/html/element";
import { type InlinesContext, writeInlines } from "@/lib/engine/writers/html/inlines";
import { pageCss } from "@/lib/engine/writers/html/page-css";
import { type PreparedBy, preparedByTexts } from "@/lib/engine/writers/shared/document-metadata";
import {
  collectTargets,
  customClauseNote,
  normsText,
  numberLabel,
  printableLine,
  requisiteLabel,
  splitFirstParagraph,
  tableGrid,
} from "@/lib/engine/writers/shared/written-form";

export type HtmlOptions = {
  /** The prefix of every id, so that a fragment cannot clash with ids of the page around it. */
  idPrefix?: string;
  /** The level of the document's title: 1 in a page of its own, 2 or 3 inside a page. */
  titleLevel?: 1 | 2 | 3;
};

/** The source of a fragment: the blocks, and the acts whose editions a citation shows. */
type Fragment = Pick<TextTree, "blocks" | "laws">;

type Context = InlinesContext & {
  titleLevel: 1 | 2 | 3;
  /** How many clauses the block is nested in. */
  depth: number;
};

/**
 * Writes the document as an HTML fragment for our own pages (also in the browser). Its hooks: `id` and `data-norms` on
 * clauses and sections, `data-field` on values and blanks, `data-law` on citations, `data-own` (added, replaced) on the
 * owner's custom clauses. No styles, no scripts; every text is escaped by construction.
 */
export function writeHtml(tree: Fragment, options: HtmlOptions = {}): string {
  return writeHtmlBlocks(tree, options).join("\n");
}

/** Writes one string per block of the tree, for a page that updates only the changed ones. */
export function writeHtmlBlocks(tree: Fragment, options: HtmlOptions = {}): string[] {
  return writeTree(tree, options).map((html) => html.markup);
}

/**
 * Writes the document as a whole page that works on its own and prints well: styles inside, no script, and a policy
 * that forbids every request, so it is safe to keep, send and open from a disk.
 */
export function writeHtmlPage(tree: TextTree & PreparedBy): string {
  const page = createElement(
    "html",
    { lang: "ru" },
    createElement(
      "head",
      {},
      createElement("meta", { charset: "utf-8" }),
      createElement("meta", {
        "http-equiv": "Content-Security-Policy",
        content: "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
      }),
      createElement("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      createElement("meta", {
        name: "description",
        content: `Редакция от ${formatRussianDate(tree.date)}`,
      }),
      createElement("title", {}, printableLine(tree.title)),
      Html.style(pageCss),
    ),
    createElement(
      "body",
      {},
      createElement("main", {}, writeTree(tree, {})),
      preparedByTexts(tree).map((text) =>
        createElement("footer", {}, createElement("p", {}, text)),
      ),
    ),
  );
  return `<!doctype html>\n${page.markup}\n`;
}

/** Writes the tree as elements, for a page that is built with `el` around the document. */
export function writeTree(tree: Fragment, options: HtmlOptions): Html[] {
  return writeBlocks(tree.blocks, {
    idPrefix: options.idPrefix ?? "",
    titleLevel: options.titleLevel ?? 1,
    targets: collectTargets(tree.blocks),
    laws: new Map(tree.laws.map((law) => [law.key, law])),
    depth: 0,
  });
}

/** The norms of a clause; an act that was not read is marked as unverified. */
const groundsText = (norms: readonly Norm[], { laws }: Context): string =>
  normsText(
    norms.map(({ law, place }) => ({
      law: laws.get(law)?.status === "unverified" ? `${law} (${unverifiedNote})` : law,
      place,
    })),
  );

function writeBlocks(blocks: readonly Block[], context: Context): Html[] {
  return blocks.map((block) => writeBlock(block, context));
}

function writeBlock(block: Block, context: Context): Html {
  switch (block.type) {
    case "heading":
      return writeHeading(block, context);
    case "clause":
      return writeClause(block, context);
    case "paragraph":
      return createElement("p", {}, writeInlines(block.children, context));
    case "list":
      return writeList(block, context);
    case "table":
      return writeTable(block, context);
    case "requisites":
      return writeRequisites(block, context);
    case "pageBreak":
      return createElement("hr", { class: "page-break" });
    default:
      return assertNever(block, "block");
  }
}

const headings = ["h1", "h2", "h3", "h4"] as const;

function writeHeading(heading: Heading, context: Context): Html {
  return createElement(
    headings[context.titleLevel + heading.level - 2] ?? "h4",
    { id: context.idPrefix + heading.id },
    heading.number !== null && writeNumber(heading.number),
    writeInlines(heading.children, context),
  );
}

function writeClause(clause: Clause, context: Context): Html {
  const { lead, rest } = splitFirstParagraph(clause.children);
  const note = customClauseNote(clause);
  return createElement(
    "div",
    {
      class: context.depth === 0 ? "clause" : "clause nested",
      "data-own": clause.own ?? null,
      id: context.idPrefix + clause.id,
      "data-norms": clause.norms.length > 0 ? groundsText(clause.norms, context) : null,
    },
    createElement("p", {}, writeNumber(clause.number), writeInlines(lead, context)),
    writeBlocks(rest, { ...context, depth: context.depth + 1 }),
    note !== null && createElement("p", { class: "own-note" }, createElement("em", {}, note)),
  );
}

/** The space belongs to the text: without it, number and first word would be joined when copied. */
function writeNumber(number: string): Child {
  return [createElement("span", { class: "number" }, numberLabel(number)), " "];
}

function writeList(list: List, context: Context): Html {
  const items = list.items.map((item) => {
    const { lead, rest } = splitFirstParagraph(item);
    return createElement(
      "li",
      {},
      rest.length === 0
        ? writeInlines(lead, context)
        : [
            lead.length > 0 && createElement("p", {}, writeInlines(lead, context)),
            writeBlocks(rest, context),
          ],
    );
  });
  return createElement("ul", {}, items);
}

function writeTable(table: Table, context: Context): Html {
  const { columns, header, rows } = tableGrid(table);
  const cells = (name: "td" | "th", row: Inline[][]) =>
    row.map((cell) =>
      createElement(name, name === "th" ? { scope: "col" } : {}, writeInlines(cell, context)),
    );
  // The box scrolls on a narrow screen, so that the page itself does not; what scrolls must be
  // focusable, or a keyboard cannot reach its end (WCAG 2.1.1). Two columns fit everywhere.
  const scrolls = columns > 2;
  return createElement(
    "div",
    {
      class: table.approval ? "table approval" : "table",
      role: scrolls ? "group" : null,
      "aria-label": scrolls ? "Таблица, которую можно прокрутить" : null,
      tabindex: scrolls ? "0" : null,
    },
    createElement(
      "table",
      {},
      header && createElement("thead", {}, createElement("tr", {}, cells("th", header))),
      createElement(
        "tbody",
        {},
        rows.map((row) => createElement("tr", {}, cells("td", row))),
      ),
    ),
  );
}

function writeRequisites(requisites: Requisites, context: Context): Html {
  const rows = requisites.rows.map((row) =>
    createElement(
      "div",
      {},
      createElement("dt", {}, requisiteLabel(row.label)),
      " ",
      createElement("dd", {}, writeInlines(row.value, context)),
    ),
  );
  return createElement("dl", { class: "requisites" }, rows);
}
