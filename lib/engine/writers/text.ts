import { assertNever } from "@/lib/core/invariant";
import type { Block, Clause, Inline, List, Table, TextTree } from "@/lib/engine/tree/document";
import { printedText, withoutLineEnds } from "@/lib/engine/writers/shared/runs";
import {
  isByHand,
  numberLabel,
  requisiteLabel,
  splitClause,
  splitFirstParagraph,
  tableGrid,
} from "@/lib/engine/writers/shared/written-form";

/** The indent of a nested block. */
const step = "    ";
const bullet = "•";
/** The separator of cells in a line, and the text of an empty cell. */
const dash = "—";
/** A place to be filled in by hand. */
const ruled = "─".repeat(20);

/**
 * Writes the document as plain text for a `.txt` file, a letter or the clipboard: one paragraph a line (the reader's
 * window wraps it), a blank line between blocks, two before a section. Lines end in `\n`.
 *
 * A table is written as «Заголовок: значение», one cell a line and a blank line between rows: columns of spaces lose
 * their alignment in a proportional font.
 */
export function writeText(tree: Pick<TextTree, "blocks">): string {
  return `${writeBlocks(tree.blocks, "")}\n`;
}

function writeBlocks(blocks: readonly Block[], indent: string): string {
  let text = "";
  for (const block of blocks) {
    const written = writeBlock(block, indent);
    if (written === "") continue;
    if (text !== "") text += block.type === "heading" ? "\n\n\n" : "\n\n";
    text += written;
  }
  return text;
}

function writeBlock(block: Block, indent: string): string {
  switch (block.type) {
    case "heading":
      return lines(block.children, indent, block.number === null ? "" : numberLabel(block.number));
    case "clause":
      return writeClause(block, indent);
    case "paragraph":
      return lines(block.children, indent);
    case "list":
      return writeList(block, indent);
    case "table":
      return writeTable(block, indent);
    case "requisites":
      return writeEach(block.rows, "\n", (row) =>
        lines(row.value, indent, requisiteLabel(row.label)),
      );
    case "pageBreak":
      return "";
    default:
      return assertNever(block, "block");
  }
}

function writeClause(clause: Clause, indent: string): string {
  const { lead, rest } = splitClause(clause);
  return join(
    "\n\n",
    lines(lead, indent, numberLabel(clause.number)),
    writeBlocks(rest, indent + step),
  );
}

/** Items of one paragraph follow each other line by line; longer ones are separated by blank lines. */
function writeList(list: List, indent: string): string {
  const short = list.items.every((item) => splitFirstParagraph(item).rest.length === 0);
  return writeEach(list.items, short ? "\n" : "\n\n", (item) => {
    const { lead, rest } = splitFirstParagraph(item);
    return join("\n\n", lines(lead, indent, bullet), writeBlocks(rest, indent + step));
  });
}

function writeTable(table: Table, indent: string): string {
  const { header, rows } = tableGrid(table);
  if (table.approval) {
    return rows
      .flat()
      .map(
        (cell) => indent + (isByHand(cell) ? `${ruled} ` : "") + withoutLineEnds(printedText(cell)),
      )
      .join("\n");
  }
  if (!header) {
    return writeEach(rows, "\n", (row) => indent + writeEach(row, ` ${dash} `, cellText));
  }
  const titles = header.map((cell) => withoutLineEnds(printedText(cell)).trim());
  if (rows.length === 0) return indent + titles.filter(Boolean).join(` ${dash} `);
  return writeEach(rows, "\n\n", (row) =>
    writeEach(row, "\n", (cell, column) => {
      const title = titles[column];
      return indent + (title ? `${title}: ${cellText(cell)}` : cellText(cell));
    }),
  );
}

const cellText = (cell: readonly Inline[]): string =>
  withoutLineEnds(printedText(cell)).trim() || dash;

/** Joins the parts with a separator as they are written: a list to join would copy them all again. */
function writeEach<Part>(
  parts: readonly Part[],
  separator: string,
  write: (part: Part, index: number) => string,
): string {
  let text = "";
  for (let index = 0; index < parts.length; index++) {
    if (index > 0) text += separator;
    text += write(parts[index] as Part, index);
  }
  return text;
}

/** A paragraph after its number or bullet; the further lines of an answer keep its indent. */
function lines(inlines: readonly Inline[], indent: string, label = ""): string {
  const text = join(" ", label, printedText(inlines).trim());
  if (text === "") return "";
  return indent + (text.includes("\n") ? text.replace(/\n/g, `\n${indent}`) : text);
}

function join(separator: string, first: string, second: string): string {
  return first === "" || second === "" ? first + second : first + separator + second;
}
