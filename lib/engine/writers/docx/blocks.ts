import {
  HeadingLevel,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
  type Table as WordTable,
} from "docx";
import { never } from "@/lib/core/invariant";
import type { Block, Clause, Heading, List } from "@/lib/engine/tree/document";
import { type Bookmarks, bookmarked, writeInlines } from "@/lib/engine/writers/docx/inlines";
import {
  bulletList,
  clauseLevelPlace,
  clauseList,
  hanging,
  type WordCounter,
} from "@/lib/engine/writers/docx/numbering";
import { type ParagraphFacts, writeParagraph } from "@/lib/engine/writers/docx/plain";
import { spacing, styleId } from "@/lib/engine/writers/docx/styles";
import { writeRequisites, writeTable } from "@/lib/engine/writers/docx/table";
import { insideClause, insideItem, type Place } from "@/lib/engine/writers/indent";
import { plainText } from "@/lib/engine/writers/runs";
import { lastItemStyle, toTwips } from "@/lib/engine/writers/style";
import {
  introduces,
  leadsOn,
  numberLabel,
  splitClause,
  splitLead,
} from "@/lib/engine/writers/written-form";

export type Context = {
  place: Place;
  /** How many lists stand around the block: the level of its bullets. */
  lists: number;
  counter: WordCounter;
  bookmarks: Bookmarks;
};

type WordBlock = Paragraph | WordTable;

/** Word knows nine levels of bullets. */
const deepestBullet = 8;

/** Writes blocks in order: the counter of numbers goes along. */
export function writeBlocks(blocks: readonly Block[], context: Context): WordBlock[] {
  return blocks.flatMap((block) => writeBlock(block, context));
}

function writeBlock(block: Block, context: Context): WordBlock[] {
  switch (block.type) {
    case "heading":
      return [writeHeading(block, context)];
    case "clause":
      return writeClause(block, context);
    case "paragraph":
      return [
        writeParagraph({
          style: styleId.text,
          indent: { left: toTwips(context.place.left) },
          keepNext: leadsOn(plainText(block.children)) || undefined,
          children: writeInlines(block.children, context.bookmarks),
        }),
      ];
    case "list":
      return writeList(block, context);
    case "table":
      return writeTable(block, context.bookmarks);
    case "requisites":
      return writeRequisites(block, context.place.left, context.bookmarks);
    case "pageBreak":
      return [new Paragraph({ style: styleId.text, children: [new PageBreak()] })];
    default:
      return never(block, "block");
  }
}

const wordLevels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2 };

function writeHeading(heading: Heading, context: Context): Paragraph {
  const number = numberOf(heading.number, context);
  const children = writeInlines(heading.children, context.bookmarks);
  return new Paragraph({
    heading: wordLevels[heading.level],
    ...number.properties,
    children: [...number.text, ...bookmarked(heading.id, children, context.bookmarks)],
  });
}

function writeClause(clause: Clause, context: Context): WordBlock[] {
  const { lead, rest } = splitClause(clause);
  const number = numberOf(clause.number, context);
  const children = writeInlines(lead, context.bookmarks);
  return [
    writeParagraph({
      style: styleId.clause,
      ...number.properties,
      keepNext: introduces(plainText(lead), rest) || undefined,
      children: [...number.text, ...bookmarked(clause.id, children, context.bookmarks)],
    }),
    ...writeBlocks(rest, { ...context, place: insideClause(context.place) }),
  ];
}

/**
 * The number as Word's own, or, where Word would count otherwise, as text with the same hanging
 * indent: what is printed is always the stored number.
 */
function numberOf(
  number: string | null,
  { counter, place }: Context,
): { properties: Pick<ParagraphFacts, "numbering" | "indent">; text: ParagraphChild[] } {
  if (number === null) return { properties: {}, text: [] };
  const level = counter.next(number);
  const indent = hanging(place, insideClause);
  if (level === null) {
    const label = new TextRun({ children: [numberLabel(number), new Tab()] });
    return { properties: { indent }, text: [label] };
  }
  const usual = clauseLevelPlace(level);
  const isUsual = usual.left === place.left && usual.clauses === place.clauses;
  return {
    properties: {
      numbering: { reference: clauseList, level },
      // The level's own indent serves nearly always; an indent of the paragraph's own would stay
      // when the owner moves it to another level.
      ...(isUsual ? {} : { indent }),
    },
    text: [],
  };
}

function writeList(list: List, context: Context): WordBlock[] {
  const level = Math.min(context.lists, deepestBullet);
  const inside = { ...context, place: insideItem(context.place), lists: context.lists + 1 };
  return list.items.flatMap((item, index) => {
    const { lead, rest } = splitLead(item);
    const isLast = index === list.items.length - 1;
    return [
      writeParagraph({
        style: styleId.listItem,
        spacing: isLast ? spacing(lastItemStyle) : undefined,
        numbering: { reference: bulletList, level },
        indent: hanging(context.place, insideItem),
        keepNext: introduces(plainText(lead), rest) || undefined,
        children: writeInlines(lead, context.bookmarks),
      }),
      ...writeBlocks(rest, inside),
    ];
  });
}
