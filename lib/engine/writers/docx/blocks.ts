import { assertNever } from "@/lib/core/invariant";
import type { Block, Clause, Heading, List } from "@/lib/engine/tree/document";
import { bookmarked, type RunContext, writeInlines } from "@/lib/engine/writers/docx/inlines";
import {
  clauseLevelPlace,
  toHangingIndent,
  type WordCounter,
} from "@/lib/engine/writers/docx/numbering";
import { spacing, styleId } from "@/lib/engine/writers/docx/styles";
import { gap, writeRequisites, writeTable } from "@/lib/engine/writers/docx/table";
import {
  hyperlink,
  keepWithNext,
  type ParagraphProperties,
  pageBreak,
  paragraph,
  runText,
  tab,
  textRun,
  type WordXml,
} from "@/lib/engine/writers/docx/xml";
import { type Indentation, insideClause, insideItem } from "@/lib/engine/writers/shared/indent";
import { printedText } from "@/lib/engine/writers/shared/runs";
import { documentStyle, lastItemStyle, toTwips } from "@/lib/engine/writers/shared/style";
import {
  contentsTitle,
  introducesList,
  leadsToContent,
  numberLabel,
  splitClause,
  splitFirstParagraph,
  staysWithForm,
} from "@/lib/engine/writers/shared/written-form";

export type DocxContext = RunContext & {
  place: Indentation;
  /** How many lists the block is nested in: the level of its bullets. */
  depth: number;
  counter: WordCounter;
  /** The ids of Word's lists. */
  lists: { clauses: number; bullets: number };
};

/** Word knows nine levels of bullets. */
const deepestBullet = 8;

/** Writes blocks in order, advancing the counter of numbers. */
export function writeBlocks(blocks: readonly Block[], context: DocxContext): WordXml[] {
  return blocks.flatMap((block, at) => {
    const written = writeBlock(block, context);
    return staysWithForm(blocks, at) ? keepLast(written) : written;
  });
}

/** Keeps the last paragraph, or the last row of a table with the gap after it, on the page of what follows. */
function keepLast(written: readonly WordXml[]): WordXml[] {
  const from = written.length - (written.at(-1) === gap ? 2 : 1);
  return written.map((xml, at) => (at < from ? xml : keepWithNext(xml)));
}

function writeBlock(block: Block, context: DocxContext): WordXml[] {
  switch (block.type) {
    case "heading":
      return [writeHeading(block, context)];
    case "clause":
      return writeClause(block, context);
    case "paragraph":
      return [
        paragraph({
          style: styleId.text,
          indent: { left: toTwips(context.place.left) },
          keepNext: introducesList(printedText(block.children)),
          children: writeInlines(block.children, context),
        }),
      ];
    case "list":
      return writeList(block, context);
    case "table":
      return writeTable(block, context);
    case "requisites":
      return writeRequisites(block, context.place.left, context);
    case "pageBreak":
      return [paragraph({ style: styleId.text, children: [textRun(pageBreak)] })];
    default:
      return assertNever(block, "block");
  }
}

/** The sections of a long document, each a link. Word would calculate their pages only on request. */
export function writeContents(
  sections: readonly Heading[],
  { bookmarks }: Pick<DocxContext, "bookmarks">,
): WordXml[] {
  if (sections.length === 0) return [];
  const title = [textRun(runText(contentsTitle), { strong: true })];
  return [
    paragraph({
      style: styleId.contents,
      keepNext: true,
      spacing: spacing(documentStyle.text.section),
      children: title,
    }),
    ...sections.map(({ id, number, children }) => {
      const label = number === null ? "" : `${numberLabel(number)} `;
      const entry = textRun(runText(`${label}${printedText(children)}`));
      const anchor = bookmarks.get(id)?.name;
      return paragraph({
        style: styleId.contents,
        children: [anchor === undefined ? entry : hyperlink({ anchor }, [entry])],
      });
    }),
  ];
}

const headingStyles = { 1: "Heading1", 2: "Heading2" };

function writeHeading(heading: Heading, context: DocxContext): WordXml {
  const number = numberOf(heading.number, context);
  const children = writeInlines(heading.children, context);
  return paragraph({
    style: headingStyles[heading.level],
    ...number.properties,
    children: [...number.text, ...bookmarked(heading.id, children, context.bookmarks)],
  });
}

function writeClause(clause: Clause, context: DocxContext): WordXml[] {
  const { lead, rest } = splitClause(clause);
  const number = numberOf(clause.number, context);
  const children = writeInlines(lead, context);
  return [
    paragraph({
      style: styleId.clause,
      ...number.properties,
      keepNext: leadsToContent(printedText(lead), rest),
      children: [...number.text, ...bookmarked(clause.id, children, context.bookmarks)],
    }),
    ...writeBlocks(rest, { ...context, place: insideClause(context.place) }),
  ];
}

/**
 * Uses Word's own numbering or, when Word would count differently, text with the same hanging indent: the printed
 * number is always the stored one.
 */
function numberOf(
  number: string | null,
  { counter, place, lists }: DocxContext,
): { properties: Pick<ParagraphProperties, "numbering" | "indent">; text: WordXml[] } {
  if (number === null) return { properties: {}, text: [] };
  const level = counter.next(number);
  const indent = toHangingIndent(place, insideClause);
  if (level === null) {
    return { properties: { indent }, text: [textRun(runText(numberLabel(number)) + tab)] };
  }
  const usual = clauseLevelPlace(level);
  const isUsual = usual.left === place.left && usual.clauses === place.clauses;
  return {
    properties: {
      numbering: { list: lists.clauses, level },
      // The level's own indent is nearly always right; an indent of the paragraph would remain
      // when the owner moves it to another level.
      ...(isUsual ? {} : { indent }),
    },
    text: [],
  };
}

function writeList(list: List, context: DocxContext): WordXml[] {
  const level = Math.min(context.depth, deepestBullet);
  const inside = { ...context, place: insideItem(context.place), depth: context.depth + 1 };
  return list.items.flatMap((item, index) => {
    const { lead, rest } = splitFirstParagraph(item);
    const isLast = index === list.items.length - 1;
    return [
      paragraph({
        style: styleId.listItem,
        spacing: isLast ? spacing(lastItemStyle) : undefined,
        numbering: { list: context.lists.bullets, level },
        indent: toHangingIndent(context.place, insideItem),
        keepNext: leadsToContent(printedText(lead), rest),
        children: writeInlines(lead, context),
      }),
      ...writeBlocks(rest, inside),
    ];
  });
}
