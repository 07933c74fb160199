import { assertNever } from "@/lib/core/invariant";
import type { Block, Clause, Heading, List } from "@/lib/engine/tree/document";
import type { Bookmark, Box, FlowContext, LinesBox } from "@/lib/engine/writers/pdf/layout/boxes";
import type { StructureRole } from "@/lib/engine/writers/pdf/layout/structure";
import { layoutRequisites, layoutTable } from "@/lib/engine/writers/pdf/layout/table";
import { breakEvenly, breakLines } from "@/lib/engine/writers/pdf/text/lines";
import { insideClause, insideItem, noIndent } from "@/lib/engine/writers/shared/indent";
import { plainRun, printedText, type Run, toRuns } from "@/lib/engine/writers/shared/runs";
import {
  documentStyle,
  lastItemStyle,
  type TextStyle,
  toPoints,
} from "@/lib/engine/writers/shared/style";
import {
  introducesList,
  leadsToContent,
  numberLabel,
  splitClause,
  splitFirstParagraph,
  staysWithForm,
} from "@/lib/engine/writers/shared/written-form";

const { text } = documentStyle;

/** Measures the blocks of a document into boxes, in order. */
export function layoutBlocks<Node>(
  blocks: readonly Block[],
  context: FlowContext<Node>,
): Box<Node>[] {
  return blocks.flatMap((_block, at) => layoutBlockAt(blocks, at, context));
}

/** Measures one block at its place among others. */
export function layoutBlockAt<Node>(
  blocks: readonly Block[],
  at: number,
  context: FlowContext<Node>,
): Box<Node>[] {
  const block = blocks[at];
  const boxes = block ? layoutBlock(block, context) : [];
  return staysWithForm(blocks, at) ? keepLast(boxes) : boxes;
}

/** Keeps the last paragraph, or the last row of a table, on the page of what follows. */
function keepLast<Node>(boxes: Box<Node>[]): Box<Node>[] {
  return boxes.map((box, at) =>
    at === boxes.length - 1 && (box.kind === "lines" || box.kind === "rows")
      ? { ...box, keepWithNext: true }
      : box,
  );
}

export function startOfFlow<Node>(context: Omit<FlowContext<Node>, "place">): FlowContext<Node> {
  return { ...context, place: noIndent };
}

function layoutBlock<Node>(block: Block, context: FlowContext<Node>): Box<Node>[] {
  switch (block.type) {
    case "heading":
      return layoutHeading(block, context);
    case "clause":
      return layoutClause(block, context);
    case "paragraph": {
      const runs = toRuns(block.children);
      if (runs.length === 0) return [];
      return [paragraph(runs, text.body, context.place.left, "P", context)];
    }
    case "list":
      return layoutList(block, context);
    case "table":
      return layoutTable(block, context);
    case "requisites":
      return layoutRequisites(block, context);
    case "pageBreak":
      return [{ kind: "pageBreak" }];
    default:
      return assertNever(block, "block");
  }
}

function layoutHeading<Node>(heading: Heading, context: FlowContext<Node>): Box<Node>[] {
  const style = headingStyle(heading, context);
  const runs = toRuns(heading.children);
  const role = heading.level === 1 ? "H1" : "H2";
  const value = printedText(heading.children).replace(/\n/g, " ").trim();
  const label = heading.number === null ? "" : numberLabel(heading.number);
  if (value === "" && label === "") return [];
  const bookmark: Bookmark = {
    title: [label, value].filter(Boolean).join(" "),
    level: heading.level === 1 ? "part" : "section",
  };
  const box =
    label === ""
      ? paragraph(runs, style, context.place.left, role, context)
      : numbered(label, runs, style, role, context);
  return [{ ...box, target: heading.id, bookmark }];
}

function headingStyle<Node>(heading: Heading, { title }: FlowContext<Node>): TextStyle {
  if (heading === title) return text.title;
  return heading.level === 1 ? text.part : text.section;
}

function layoutClause<Node>(clause: Clause, context: FlowContext<Node>): Box<Node>[] {
  const { lead, rest } = splitClause(clause);
  const box = numbered(numberLabel(clause.number), toRuns(lead), text.body, "P", context);
  const keepWithNext = leadsToContent(printedText(lead), rest);
  return [
    { ...box, target: clause.id, keepWithNext },
    ...layoutBlocks(rest, { ...context, place: insideClause(context.place) }),
  ];
}

function layoutList<Node>(list: List, context: FlowContext<Node>): Box<Node>[] {
  const node = context.add("L", context.parent);
  const place = insideItem(context.place);
  return list.items.flatMap((item, index) => {
    const style = index === list.items.length - 1 ? lastItemStyle : text.listItem;
    const { lead, rest } = splitFirstParagraph(item);
    const itemNode = context.add("LI", node);
    const label = bullet(context.add("Lbl", itemNode), context);
    const body = context.add("LBody", itemNode);
    const inside = { ...context, place, parent: body };
    const box = paragraph(toRuns(lead), style, place.left, "P", inside);
    const keepWithNext = leadsToContent(printedText(lead), rest);
    return [{ ...box, label, keepWithNext }, ...layoutBlocks(rest, inside)];
  });
}

function bullet<Node>(element: Node, context: FlowContext<Node>): LinesBox<Node>["label"] {
  const left = toPoints(context.place.left);
  return { line: oneLine(documentStyle.bullet, text.listItem, context), left, element };
}

/** A paragraph whose number hangs left of the text; a wide number indents the first line. */
function numbered<Node>(
  label: string,
  runs: Run[],
  style: TextStyle,
  role: StructureRole,
  context: FlowContext<Node>,
): LinesBox<Node> {
  const inside = insideClause(context.place);
  const left = toPoints(context.place.left);
  const line = oneLine(`${label} `, style, context);
  const last = line.at(-1);
  const labelWidth = last ? last.x + last.width : 0;
  const firstIndent = Math.max(0, left + labelWidth - toPoints(inside.left));
  const box = paragraph(runs, style, inside.left, role, context, firstIndent);
  return { ...box, label: { line, left, element: box.element } };
}

function oneLine<Node>(value: string, style: TextStyle, { measure }: FlowContext<Node>) {
  const options = { width: Number.POSITIVE_INFINITY, size: style.size, bold: style.bold };
  return breakLines([plainRun(value)], options, measure)[0] ?? [];
}

export function paragraph<Node>(
  runs: Run[],
  style: TextStyle,
  left: number,
  role: StructureRole,
  context: FlowContext<Node>,
  firstIndent = 0,
): LinesBox<Node> {
  const { add, measure, parent, width } = context;
  const options = {
    width: width - toPoints(left),
    size: style.size,
    bold: style.bold,
    firstIndent,
  };
  return {
    kind: "lines",
    style,
    left: toPoints(left),
    lines:
      style === text.title || style === text.part
        ? breakEvenly(runs, options, measure)
        : breakLines(runs, options, measure),
    element: add(role, parent),
    label: null,
    target: null,
    bookmark: null,
    pageOf: null,
    keepWithNext: style.keepWithNext || introducesList(wordsOf(runs)),
  };
}

function wordsOf(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join("");
}
