import type { Block, Heading } from "@/lib/engine/tree/document";
import type { Box, FlowContext } from "@/lib/engine/writers/pdf/layout/boxes";
import { paragraph } from "@/lib/engine/writers/pdf/layout/flow";
import { insideItem, noIndent } from "@/lib/engine/writers/shared/indent";
import { plainRun, printedText } from "@/lib/engine/writers/shared/runs";
import { documentStyle, toPoints } from "@/lib/engine/writers/shared/style";
import { contentsTitle, numberLabel } from "@/lib/engine/writers/shared/written-form";

const { text, indent } = documentStyle;

/**
 * A page of contents: every heading except the document's title, each with a link and its page number. It is on a page
 * of its own, before the first of these headings.
 */
export function layoutContents<Node>(
  blocks: readonly Block[],
  title: string,
  context: FlowContext<Node>,
): Box<Node>[] {
  const headings = listedHeadings(blocks);
  if (headings.length === 0) return [];
  const heading = paragraph([plainRun(title)], text.section, noIndent.left, "H2", context);
  const hasParts = headings.some(({ level }) => level === 1);
  return [
    { kind: "pageBreak" },
    { ...heading, bookmark: { title, level: hasParts ? "part" : "section" } },
    ...layoutEntries(headings, { ...context, parent: context.add("TOC", context.parent) }),
    { kind: "pageBreak" },
  ];
}

/** The sections of a long document, listed before the first of them, on the page where it would begin. */
export function layoutSections<Node>(
  sections: readonly Heading[],
  context: FlowContext<Node>,
): Box<Node>[] {
  if (sections.length === 0) return [];
  const list = { ...context, parent: context.add("TOC", context.parent) };
  const title = paragraph([plainRun(contentsTitle)], text.section, noIndent.left, "P", list);
  return [title, ...layoutEntries(sections, list)];
}

function layoutEntries<Node>(headings: readonly Heading[], list: FlowContext<Node>): Box<Node>[] {
  const hasParts = headings.some(({ level }) => level === 1);
  return headings.map((listed): Box<Node> => {
    const isPart = listed.level === 1;
    const left = hasParts && !isPart ? insideItem(noIndent).left : noIndent.left;
    const inside = {
      ...list,
      parent: list.add("TOCI", list.parent),
      width: list.width - toPoints(indent.pageNumber),
    };
    const number = listed.number === null ? "" : `${numberLabel(listed.number)} `;
    const value = `${number}${printedText(listed.children)}`;
    // One run, so that the whole line is one link.
    const run = { ...plainRun(value), target: listed.id };
    const style = isPart ? text.contentsPart : text.contentsEntry;
    return { ...paragraph([run], style, left, "P", inside), pageOf: listed.id };
  });
}

/** The place of the contents: before the first listed heading. */
export function placeOfContents(blocks: readonly Block[]): number {
  const [first] = listedHeadings(blocks);
  return first ? blocks.indexOf(first) : blocks.length;
}

/** The heading that is the title of the whole text, if it has one. */
export function findTitle(blocks: readonly Block[]): Heading | undefined {
  const first = blocks.find((block) => block.type === "heading");
  return first?.level === 1 ? first : undefined;
}

function listedHeadings(blocks: readonly Block[]): Heading[] {
  const title = findTitle(blocks);
  return blocks.filter((block) => block.type === "heading").filter((block) => block !== title);
}
