import LineBreaker from "linebreak";
import type { FontName } from "@/lib/engine/writers/pdf/text/fonts";
import { type Span, toSpans } from "@/lib/engine/writers/pdf/text/fragments";
import { type Run, withoutLineEnds } from "@/lib/engine/writers/shared/runs";
import { isInsideUnbreakable } from "@/lib/russian/unbroken";

/** Width of a text in points. */
export type Measure = (text: string, font: FontName, size: number, rightToLeft: boolean) => number;

/** A span on a line: `x` counts from the left edge of the text. */
export type Fragment = Span & { x: number; width: number };
export type Line = Fragment[];

export type LineOptions = {
  /** Points. */
  width: number;
  size: number;
  bold: boolean;
  /** How far the first line is indented, for a number wider than its column. */
  firstIndent?: number;
};

/** Widths are sums of rounded kernings: what fits exactly must not wrap because of a rounding error. */
const tolerance = 0.01;

const graphemes = new Intl.Segmenter("ru", { granularity: "grapheme" });

/**
 * Breaks runs into lines where Unicode allows a break (UAX #14), with as many words on a line as fit. A word wider than
 * a whole line is broken between letters. Spaces stay at the ends of lines: without them, copied text and screen
 * readers would join the words.
 */
export function breakLines(runs: readonly Run[], options: LineOptions, measure: Measure): Line[] {
  const { size, bold } = options;
  const spans = toSpans(runs, bold);
  const text = spans.map((span) => span.text).join("");
  const ranges = lineRanges(
    text,
    (start, end) => widthBetween(spans, start, end, size, measure),
    options,
  );
  return ranges.map(([start, end], index) => {
    let x = index === 0 ? (options.firstIndent ?? 0) : 0;
    return slice(spans, start, end).map((span) => {
      const width = measure(span.text, span.font, size, span.rightToLeft);
      const fragment = { ...span, x, width };
      x += width;
      return fragment;
    });
  });
}

/** Breaks a title into lines of nearly equal length, no more than needed: its last word must not stand alone. */
export function breakEvenly(runs: readonly Run[], options: LineOptions, measure: Measure): Line[] {
  const lines = breakLines(runs, options, measure);
  if (lines.length < 2) return lines;
  let best = lines;
  let narrow = options.width / lines.length;
  let wide = options.width;
  while (wide - narrow > options.size / 4) {
    const width = (narrow + wide) / 2;
    const candidate = breakLines(runs, { ...options, width }, measure);
    if (candidate.length > lines.length) narrow = width;
    else {
      best = candidate;
      wide = width;
    }
  }
  return best;
}

type Break = { position: number; required: boolean };

/**
 * The places where a line may end. Unicode (LB15) does not separate a quotation from a bracket after it, because it
 * does not know which quotes close: «ООО «Ромашка» (хостинг)» would be one word.
 */
function* breaksOf(text: string): Generator<Break> {
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let at = breaker.nextBreak(); at !== null; at = breaker.nextBreak()) {
    const piece = text.slice(from, at.position);
    if (piece.includes("» (")) {
      for (const { index } of piece.matchAll(/» (?=\()/g)) {
        yield { position: from + index + 2, required: false };
      }
    }
    from = at.position;
    if (at.required || !isInsideUnbreakable(text, at.position)) {
      yield { position: at.position, required: at.required === true };
    }
  }
}

type Range = [start: number, end: number];

function lineRanges(
  text: string,
  widthOf: (start: number, end: number) => number,
  { width, firstIndent = 0 }: LineOptions,
): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  let end = 0;
  let used = firstIndent;
  const finish = () => {
    if (end > start) ranges.push([start, end]);
    start = end;
    used = 0;
  };
  const add = (to: number) => {
    const last = wordEnd(text, end, to);
    const word = widthOf(end, last);
    if (end > start && used + word > width + tolerance) finish();
    if (used + word <= width + tolerance) {
      used += last === to ? word : widthOf(end, to);
      end = to;
      return;
    }
    for (const { segment } of graphemes.segment(text.slice(end, to))) {
      const letter = widthOf(end, end + segment.length);
      const isSpace = segment.trim() === "";
      if (end > start && used + letter > width + tolerance && !isSpace) finish();
      used += letter;
      end += segment.length;
    }
  };
  for (const at of breaksOf(text)) {
    add(at.position);
    if (at.required) finish();
  }
  if (end < text.length) add(text.length);
  finish();
  return ranges;
}

/** The end of the word without the spaces that may overhang the edge. */
function wordEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && (text[last - 1] === " " || text[last - 1] === "\n")) last -= 1;
  return last;
}

/** The width of what `slice` returns, without allocating it. */
function widthBetween(
  spans: readonly Span[],
  start: number,
  end: number,
  size: number,
  measure: Measure,
): number {
  let width = 0;
  let offset = 0;
  for (const span of spans) {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, span.text.length);
    if (from < to) {
      width += measure(
        withoutLineEnds(span.text.slice(from, to)),
        span.font,
        size,
        span.rightToLeft,
      );
    }
    offset += span.text.length;
    if (offset >= end) break;
  }
  return width;
}

/** The spans between two places of the joined text; a line end is drawn as a space. */
function slice(spans: readonly Span[], start: number, end: number): Span[] {
  const result: Span[] = [];
  let offset = 0;
  for (const span of spans) {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, span.text.length);
    if (from < to) {
      result.push({
        ...span,
        text: withoutLineEnds(span.text.slice(from, to)),
        // One replacement sign for each character, which may be two code units long.
        actual: span.actual === null ? null : [...span.actual].slice(from, to).join(""),
      });
    }
    offset += span.text.length;
    if (offset >= end) break;
  }
  return result;
}

/** The width of the widest piece that cannot be broken, and of the text on one line. */
export function textNeed(
  runs: readonly Run[],
  options: Omit<LineOptions, "width">,
  measure: Measure,
): { min: number; max: number } {
  const spans = toSpans(runs, options.bold);
  const text = spans.map((span) => span.text).join("");
  const widthOf = (start: number, end: number) =>
    widthBetween(spans, start, end, options.size, measure);
  let min = 0;
  let max = 0;
  let start = 0;
  for (const at of breaksOf(text)) {
    min = Math.max(min, widthOf(start, wordEnd(text, start, at.position)));
    max += widthOf(start, at.position);
    start = at.position;
  }
  return { min, max };
}
