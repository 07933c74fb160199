/** The words of a block as HTML. */
import { assertNever } from "@/lib/core/invariant";
import { describeCitedLaw } from "@/lib/engine/tree/cited-law";
import type { CitedLaw, Inline } from "@/lib/engine/tree/document";
import { type Child, createElement, type Html } from "@/lib/engine/writers/html/element";
import { safeLink } from "@/lib/engine/writers/shared/safe-link";
import {
  blankText,
  normsText,
  printable,
  printableLine,
} from "@/lib/engine/writers/shared/written-form";
import { bindNames } from "@/lib/russian/typography";
import { splitUnbroken } from "@/lib/russian/unbroken";

/** What inlines need to know about the document. */
export type InlinesContext = {
  /** The prefix of every id. */
  idPrefix: string;
  /** The ids that a reference can link to. */
  targets: ReadonlySet<string>;
  /** The acts whose editions a citation shows. */
  laws: ReadonlyMap<string, CitedLaw>;
};

/** Returns the words in order, as children of the enclosing element. */
export function writeInlines(inlines: readonly Inline[], context: InlinesContext): Child[] {
  return inlines.map((inline) => writeInline(inline, context));
}

function writeInline(inline: Inline, context: InlinesContext): Child {
  switch (inline.type) {
    case "text":
      return unbroken(printable(inline.text).replace(/\n/g, " "));
    case "strong":
      return createElement("strong", {}, writeInlines(inline.children, context));
    case "emphasis":
      return createElement(
        "em",
        { class: inline.byHand ? "by-hand" : null },
        writeInlines(inline.children, context),
      );
    case "link": {
      const href = safeLink(inline.url);
      const children = writeInlines(inline.children, context);
      return href === null
        ? createElement("span", {}, children)
        : createElement("a", { href, rel: "noopener noreferrer nofollow" }, children);
    }
    case "value":
      return createElement(
        "span",
        { "data-field": inline.field },
        withBreaks(bindNames(printable(inline.text))),
      );
    case "blank":
      return createElement("mark", { "data-field": inline.field ?? null }, blankText(inline.hint));
    case "lawReference":
      return writeCitation(inline, context);
    case "clauseReference": {
      const text = printableLine(inline.text);
      if (!context.targets.has(inline.target)) return text;
      const href = `#${encodeURIComponent(context.idPrefix + inline.target)}`;
      return createElement("a", { class: "reference", href }, text);
    }
    default:
      return assertNever(inline, "inline");
  }
}

function writeCitation(
  { norm, text }: Extract<Inline, { type: "lawReference" }>,
  context: InlinesContext,
): Html {
  const law = context.laws.get(norm.law);
  return createElement(
    "cite",
    {
      "data-law": normsText([norm]),
      title: law ? printableLine(describeCitedLaw(law)) : null,
    },
    unbroken(printableLine(text)),
  );
}

function withBreaks(text: string): Child {
  if (!text.includes("\n")) return unbroken(text);
  return text
    .split("\n")
    .map((line, index) => (index === 0 ? unbroken(line) : [createElement("br"), unbroken(line)]));
}

/**
 * Keeps «152-ФЗ» on one line: browsers also break after a hyphen. By a style, not by an invisible character: a copied
 * address must stay the same.
 */
function unbroken(text: string): Child {
  return splitUnbroken(text).map((piece) =>
    piece.isUnbroken ? createElement("span", { class: "unbroken" }, piece.text) : piece.text,
  );
}
