/**
 * Joins the positioned words of a PDF to lines and paragraphs. The order is that of the file: programs write one column
 * after another, and tables row by row. Only when the two halves of a page alternate line by line, with a free gap
 * between them, they are separated as columns.
 */
export type PositionedText = {
  text: string;
  /** From the left and from the bottom, in points. */
  x: number;
  y: number;
  width: number;
  /** The size of the font. */
  size: number;
  /** Whether the file marks the end of a line here. */
  endsLine: boolean;
};

type Line = { text: string; left: number; right: number; y: number; size: number };

/** A wider gap between parts of a line, in font sizes, separates cells or columns. */
const columnGap = 1.5;
/** The number of successive lines with two sides: fewer are a table or a block of signatures. */
const minColumnLines = 12;

/**
 * The text of one page: lines joined to paragraphs, which are separated by an empty line; hyphenated words are joined.
 */
export function joinPageText(pieces: readonly PositionedText[]): string {
  return joinLines(unweave(linesOf(pieces)));
}

function linesOf(pieces: readonly PositionedText[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  const end = () => {
    if (line && line.text.trim() !== "") lines.push({ ...line, text: line.text.trim() });
    line = undefined;
  };
  for (const { text, x, y, width, size, endsLine } of pieces) {
    if (text !== "") {
      const gap = line ? x - line.right : 0;
      const isSameLine = line && Math.abs(line.y - y) < size * 0.5 && gap > -size;
      if (!isSameLine || gap > size * columnGap) end();
      line ??= { text: "", left: x, right: x, y, size };
      const isParted = line.text !== "" && gap > size * 0.15 && !/\s$/.test(line.text);
      line.text += (isParted ? " " : "") + text;
      // Spaces at a line's end may have any width.
      if (text.trim() !== "") line.right = Math.max(line.right, x + width);
      line.size = Math.max(line.size, text.trim() === "" ? 0 : size);
    }
    if (endsLine) end();
  }
  end();
  return lines;
}

const isSameHeight = (a: Line | undefined, b: Line | undefined) =>
  a !== undefined && b !== undefined && Math.abs(a.y - b.y) < a.size * 0.5;

/** When the two halves of a page alternate: first the left column, then the right one. */
function unweave(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    let gapFrom = 0;
    let gapTo = Number.POSITIVE_INFINITY;
    while (isSameHeight(lines[end], lines[end + 1])) {
      const [left, right] = lines.slice(end, end + 2) as [Line, Line];
      const from = Math.max(gapFrom, left.right);
      const to = Math.min(gapTo, right.left);
      if (from >= to || left.left >= right.left) break;
      [gapFrom, gapTo] = [from, to];
      end += 2;
    }
    const woven = lines.slice(at, end);
    const rights = woven.filter((_line, index) => index % 2 === 1);
    const isColumns = woven.length >= minColumnLines * 2 && isRunningText(rights);
    if (isColumns) result.push(...woven.filter((_line, index) => index % 2 === 0), ...rights);
    else result.push(...woven);
    if (end === at) {
      const line = lines[at];
      if (line) result.push(line);
      end += 1;
    }
    at = end;
  }
  return result;
}

/** Whether the lines are running text, where sentences continue on the next line; cells of a table do not. */
const isRunningText = (lines: readonly Line[]) =>
  lines.filter(({ text }) => /^\p{Ll}/u.test(text)).length > lines.length / 3;

function joinLines(lines: readonly Line[]): string {
  let text = "";
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    if (!before) {
      text = line.text;
      return;
    }
    if (isSameHeight(before, line)) text += ` ${line.text}`;
    else if (isNewParagraph(before, line, lines[at + 1])) text += `\n\n${line.text}`;
    // «обра-» and «ботка»; «интернет-» and «магазин» become one word too, which does not matter to any rule.
    else if (/\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(line.text)) {
      text = text.slice(0, -1) + line.text;
    } else text += ` ${line.text}`;
  });
  return text;
}

function isNewParagraph(before: Line, line: Line, after: Line | undefined): boolean {
  const size = Math.max(before.size, line.size);
  const step = before.y - line.y;
  // The next column begins at the top: a sentence continues there.
  if (step < 0) return !/^\p{Ll}/u.test(line.text);
  const usual = after && line.y > after.y ? Math.max(line.y - after.y, size) : size * 1.5;
  if (step > Math.min(usual, size * 1.9) * 1.25) return true;
  if (Math.abs(before.size - line.size) > size * 0.12) return true;
  // The number or bullet of a list item.
  return /^(?:\d{1,2}(?:\.\d{1,2}){0,3}[.)]?\s|[•●▪–—*-]\s|[а-яa-z]\)\s)/u.test(line.text)
    ? /[.;:!?]$/.test(before.text) || /^\d{1,2}\.\d/.test(line.text)
    : false;
}
