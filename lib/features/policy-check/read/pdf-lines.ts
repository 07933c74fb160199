/**
 * Lines and paragraphs of words that a PDF puts at places. The order is that of the file: programs write a column to
 * its end before the next, and a table row by row. Only where the two sides of a page are written in turns, line by
 * line, across a gap that stays free, they are taken apart as columns.
 */
export type PositionedText = {
  text: string;
  /** From the left and from the bottom, in points. */
  x: number;
  y: number;
  width: number;
  /** Of the font. */
  size: number;
  /** The file says that a line ends here. */
  endsLine: boolean;
};

type Line = { text: string; left: number; right: number; y: number; size: number };

/** Parts of one line that stand further from each other than this, in sizes of the font, are cells or columns. */
const columnGap = 1.5;
/** Lines in a row that have two sides: fewer are a table or a block of signatures. */
const minColumnLines = 12;

/** The text of one page: lines joined to paragraphs, those parted by an empty line, broken words made whole. */
export function joinPageText(words: readonly PositionedText[]): string {
  return joinLines(unweave(linesOf(words)));
}

function linesOf(words: readonly PositionedText[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  const end = () => {
    if (line && line.text.trim() !== "") lines.push({ ...line, text: line.text.trim() });
    line = undefined;
  };
  for (const { text, x, y, width, size, endsLine } of words) {
    if (text !== "") {
      const gap = line ? x - line.right : 0;
      const isSameLine = line && Math.abs(line.y - y) < size * 0.5 && gap > -size;
      if (!isSameLine || gap > size * columnGap) end();
      line ??= { text: "", left: x, right: x, y, size };
      const isParted = line.text !== "" && gap > size * 0.15 && !/\s$/.test(line.text);
      line.text += (isParted ? " " : "") + text;
      // Spaces at a line's end may be of any width.
      if (text.trim() !== "") line.right = Math.max(line.right, x + width);
      line.size = Math.max(line.size, text.trim() === "" ? 0 : size);
    }
    if (endsLine) end();
  }
  end();
  return lines;
}

const isSameHeight = (one: Line | undefined, other: Line | undefined) =>
  one !== undefined && other !== undefined && Math.abs(one.y - other.y) < one.size * 0.5;

/** Where the two sides of a page come in turns, first the left one, then the right one. */
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

/** Lines of a text go on from one to the next; cells of a table begin anew. */
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
    // «обра-» and «ботка»; «интернет-» and «магазин» become one word too, which no rule minds.
    else if (/\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(line.text)) {
      text = text.slice(0, -1) + line.text;
    } else text += ` ${line.text}`;
  });
  return text;
}

function isNewParagraph(before: Line, line: Line, after: Line | undefined): boolean {
  const size = Math.max(before.size, line.size);
  const step = before.y - line.y;
  // The next column begins at the top: a sentence goes on there.
  if (step < 0) return !/^\p{Ll}/u.test(line.text);
  const usual = after && line.y > after.y ? Math.max(line.y - after.y, size) : size * 1.5;
  if (step > Math.min(usual, size * 1.9) * 1.25) return true;
  if (Math.abs(before.size - line.size) > size * 0.12) return true;
  // A number or a mark of a list.
  return /^(?:\d{1,2}(?:\.\d{1,2}){0,3}[.)]?\s|[•●▪–—*-]\s|[а-яa-z]\)\s)/u.test(line.text)
    ? /[.;:!?]$/.test(before.text) || /^\d{1,2}\.\d/.test(line.text)
    : false;
}
