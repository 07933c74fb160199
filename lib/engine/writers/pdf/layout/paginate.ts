import {
  type Box,
  type LinesBox,
  lineHeight,
  type PictureBox,
  type Row,
  type RowsBox,
  rowHeight,
} from "@/lib/engine/writers/pdf/layout/boxes";

/** A placed part of a box: `top` in points from the top of the text area. */
export type Placed<Element> =
  | { kind: "picture"; box: PictureBox<Element>; top: number }
  | { kind: "lines"; box: LinesBox<Element>; from: number; to: number; top: number }
  | {
      kind: "row";
      box: RowsBox<Element>;
      row: Row<Element>;
      isHeader: boolean;
      /** A header repeated on a further page: decoration, not text. */
      repeated: boolean;
      /** For each cell, the lines that fit here. */
      lines: { from: number; to: number }[];
      height: number;
      top: number;
    };

export type PageRules = {
  /** Height of the text area. */
  height: number;
  /** Lines of a paragraph that stay together at the bottom and at the top of a page. */
  keepLines: number;
  splitAbove: number;
  repeatHeaderBelow: number;
};

/**
 * Puts boxes on pages, top to bottom. A heading stays with what follows it, no single line of a paragraph is left
 * alone, a table repeats its header, low rows stay whole. When a rule cannot be kept (a row higher than a page), the
 * text is split rather than lost.
 */
export function paginate<Element>(
  boxes: readonly Box<Element>[],
  rules: PageRules,
): Placed<Element>[][] {
  const pages = new Pages<Element>(rules);
  boxes.forEach((box, index) => {
    switch (box.kind) {
      case "lines":
        pages.addLines(box, keptHeight(boxes, index + 1, rules));
        break;
      case "rows":
        pages.addRows(box, box.keepWithNext ? keptHeight(boxes, index + 1, rules) : 0);
        break;
      case "picture":
        pages.addPicture(box);
        break;
      case "pageBreak":
        pages.breakPage();
        break;
    }
  });
  return pages.finish();
}

/**
 * Returns the height, from the box `index` on, that must share a page with the previous box. It stops at `limit`: a
 * thousand headings in a row are not measured a thousand times.
 */
function keptHeight<Element>(
  boxes: readonly Box<Element>[],
  index: number,
  rules: PageRules,
  limit = rules.height,
): number {
  const box = boxes[index];
  if (!box || box.kind === "pageBreak" || limit <= 0) return 0;
  if (box.kind === "picture") return box.space + box.height;
  if (box.kind === "rows") {
    const [row] = box.rows;
    const whole = rules.height * rules.splitAbove;
    const togetherHeight = heightOf(box.rows.slice(0, box.together));
    if (box.header === null && togetherHeight <= rules.height / 2) {
      const own = box.spaceBefore + togetherHeight;
      if (!box.keepWithNext || box.rows.length > box.together) return own;
      const further = own + box.spaceAfter;
      const chain = further + keptHeight(boxes, index + 1, rules, limit - further);
      // Twenty signatures have to be split somewhere.
      return chain <= rules.height / 2 ? chain : own;
    }
    const header = box.header ? Math.min(rowHeight(box.header), whole) : 0;
    const group = header + togetherHeight <= rules.height / 2 ? togetherHeight : 0;
    return box.spaceBefore + header + Math.max(group, row ? Math.min(rowHeight(row), whole) : 0);
  }
  const { style } = box;
  const own = style.spaceBefore + keptLines(box, rules) * lineHeight(style);
  if (!box.keepWithNext) return own;
  const further = own + style.spaceAfter;
  return further + keptHeight(boxes, index + 1, rules, limit - further);
}

const heightOf = (rows: readonly Row<unknown>[]): number =>
  rows.reduce((sum, row) => sum + rowHeight(row), 0);

/** A paragraph of three lines is not split: one line would be left alone. */
function keptLines<Element>(box: LinesBox<Element>, { keepLines }: PageRules): number {
  const { length } = box.lines;
  return box.keepWithNext || length < 2 * keepLines ? length : keepLines;
}

class Pages<Element> {
  private readonly pages: Placed<Element>[][] = [[]];
  private y = 0;
  /** Space that the last box requires below itself; the larger of two adjacent values counts. */
  private gap = 0;

  constructor(private readonly rules: PageRules) {}

  finish(): Placed<Element>[][] {
    // A break at the very end must not leave an empty sheet.
    if (this.pages.length > 1 && this.pages.at(-1)?.length === 0) this.pages.pop();
    return this.pages;
  }

  breakPage(): void {
    if (this.isEmpty) return;
    this.pages.push([]);
    this.y = 0;
    this.gap = 0;
  }

  addLines(box: LinesBox<Element>, following: number): void {
    const { style } = box;
    const height = lineHeight(style);
    const count = Math.max(box.lines.length, 1);
    const followingHeight = box.keepWithNext ? style.spaceAfter + following : 0;
    this.space(style.spaceBefore);
    // A chain that no page can hold is not kept together: it would only be pushed on.
    const keep = box.keepWithNext && count * height + followingHeight <= this.rules.height;
    if (keep && !this.isEmpty && count * height + followingHeight > this.left) this.breakPage();
    let from = 0;
    while (from < count) {
      let lines = this.linesThatFit(count - from, height);
      if (lines === 0) {
        if (!this.isEmpty) {
          this.breakPage();
          continue;
        }
        lines = 1;
      }
      this.place({ kind: "lines", box, from, to: from + lines, top: this.y }, lines * height);
      from += lines;
      if (from < count) this.breakPage();
    }
    this.gap = style.spaceAfter;
  }

  /** Returns how many of `count` lines may be placed here without leaving a single one alone; 0 for none. */
  private linesThatFit(count: number, height: number): number {
    const { keepLines } = this.rules;
    let fit = Math.floor((this.left + 0.001) / height);
    if (fit >= count) return count;
    if (count - fit < keepLines) fit = count - keepLines;
    if (fit >= keepLines) return fit;
    // Even on a page of its own there is no room for two lines: place what fits.
    return this.isEmpty ? Math.max(0, Math.min(count, Math.floor(this.left / height))) : 0;
  }

  addPicture(box: PictureBox<Element>): void {
    this.space(box.space);
    if (box.height > this.left) this.breakPage();
    this.place({ kind: "picture", box, top: this.y }, box.height);
    this.gap = box.space;
  }

  addRows(box: RowsBox<Element>, following: number): void {
    this.space(box.spaceBefore);
    const { header, rows } = box;
    const followingHeight = box.keepWithNext ? box.spaceAfter + following : 0;
    const headerHeight = header ? rowHeight(header) : 0;
    const repeats =
      header !== null && headerHeight < this.rules.height * this.rules.repeatHeaderBelow;
    const firstGroup = rows.slice(0, box.together);
    const group =
      headerHeight +
      heightOf(firstGroup) +
      (firstGroup.length === rows.length ? followingHeight : 0);
    // Too many to share a page with their header: each row is placed separately.
    const together = header && group > this.rules.height / 2 ? 1 : box.together;
    if (header) {
      const [first] = rows;
      const whole = headerHeight + (first ? this.wholeHeight(first) : 0);
      if ((together > 1 ? group : whole) > this.left && !this.isEmpty) this.breakPage();
      this.addRow(box, header, true, null);
    }
    const repeat = repeats ? header : null;
    rows.forEach((row, index) => {
      const group = index % together === 0 ? rows.slice(index, index + together) : [];
      const isLast = index + group.length === rows.length;
      // The first group was placed together with the header.
      if (group.length > 1 && !this.isEmpty && (!header || index > 0)) {
        const height = heightOf(group) + (isLast ? followingHeight : 0);
        if (height > this.left && height <= this.rules.height) this.breakPage();
      } else if (group.length === 1 && isLast && followingHeight > 0) {
        const height = rowHeight(row) + followingHeight;
        if (height > this.left && height <= this.rules.height) this.turn(box, repeat);
      }
      this.addRow(box, row, false, repeat);
    });
    this.gap = box.spaceAfter;
  }

  private addRow(
    box: RowsBox<Element>,
    row: Row<Element>,
    isHeader: boolean,
    repeat: Row<Element> | null,
  ): void {
    const from = row.cells.map(() => 0);
    const height = lineHeight(row.style);
    if (this.wholeHeight(row) > this.left) this.turn(box, repeat);
    for (;;) {
      const needed = rowHeight(row, from);
      const drop = Math.max(...row.cells.map((cell, index) => (from[index] ? 0 : cell.drop)));
      const room = Math.max(1, Math.floor((this.left - drop - 2 * row.padding.y + 0.001) / height));
      const fits = needed <= this.left + 0.001;
      const lines = row.cells.map((cell, index) => {
        const start = from[index] ?? 0;
        return {
          from: start,
          to: fits ? cell.lines.length : Math.min(cell.lines.length, start + room),
        };
      });
      const placed = fits ? needed : Math.min(needed, drop + room * height + 2 * row.padding.y);
      this.place(
        { kind: "row", box, row, isHeader, repeated: false, lines, height: placed, top: this.y },
        placed,
      );
      lines.forEach(({ to }, index) => {
        from[index] = to;
      });
      if (row.cells.every((cell, index) => (from[index] ?? 0) >= cell.lines.length)) return;
      this.turn(box, repeat);
    }
  }

  /** The part of a row that must not be split. */
  private wholeHeight(row: Row<Element>): number {
    const whole = rowHeight(row);
    const isLow = whole <= this.rules.height * this.rules.splitAbove;
    // A line to write on stays with the space above it and its hint.
    if (isLow || row.cells.some(({ drop }) => drop > 0)) return whole;
    return this.rules.keepLines * lineHeight(row.style) + 2 * row.padding.y;
  }

  /** Starts a new page with the table's header, unless this one contains nothing else yet. */
  private turn(box: RowsBox<Element>, repeat: Row<Element> | null): void {
    const page = this.pages.at(-1) ?? [];
    if (page.every((placed) => placed.kind === "row" && placed.repeated)) return;
    this.breakPage();
    if (!repeat) return;
    const height = rowHeight(repeat);
    const lines = repeat.cells.map((cell) => ({ from: 0, to: cell.lines.length }));
    this.place(
      { kind: "row", box, row: repeat, isHeader: true, repeated: true, lines, height, top: this.y },
      height,
    );
  }

  private get left(): number {
    return this.rules.height - this.y;
  }

  private get isEmpty(): boolean {
    return this.pages.at(-1)?.length === 0;
  }

  private space(before: number): void {
    if (!this.isEmpty) this.y += Math.max(this.gap, before);
    this.gap = 0;
  }

  private place(placed: Placed<Element>, height: number): void {
    this.pages.at(-1)?.push(placed);
    this.y += height;
  }
}
