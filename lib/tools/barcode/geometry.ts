import type { BarcodeAppearance, BarcodeDrawing } from "@/lib/tools/barcode/drawing";
import type { BarcodeSymbol } from "@/lib/tools/barcode/encode";
import { drawMatrix } from "@/lib/tools/barcode/matrix-geometry";
import { advance, ascent, descent } from "@/lib/tools/barcode/ocr-b";
import { symbologies } from "@/lib/tools/barcode/symbologies";

/** The guard bars at the ends and in the middle of EAN are five modules longer when there are digits. */
const guardDrop = 5;

/** ITF-14: bearer bars above and below, so that a slanting scan does not read only a part of the number. */
const bearerModules = 2;

/** White space above and below, for a code on a coloured background. */
const marginModules = 4;

/** Places the bars or cells, the quiet zones and the text of a symbol, all on whole pixels. */
export function drawBarcode(symbol: BarcodeSymbol, look: BarcodeAppearance): BarcodeDrawing {
  return symbol.matrix ? drawMatrix(symbol, symbol.matrix, look) : drawBars(symbol, look);
}

function drawBars(symbol: BarcodeSymbol, look: BarcodeAppearance): BarcodeDrawing {
  const { barWidth: module, height } = look;
  const quiet = quietZone(symbol, look.moduleMm);
  const modules = symbol.bars.reduce((sum, width) => sum + width, 0);
  const width = (quiet.left + modules + quiet.right) * module;
  const margin = marginModules * module;
  const bearer = symbol.type === "ITF14" ? bearerModules * module : 0;
  const top = margin + bearer;
  const left = quiet.left * module;

  const lines = look.isTextShown ? placeText(symbol, look, { left, modules, width }) : [];
  const fontSize = lines[0]?.size ?? look.fontSize;
  const drop = lines.length > 1 ? guardDrop * module : 0;
  const bars = toBoxes(symbol.bars, module).map(({ start, width: barWidth }) => ({
    x: left + start,
    y: top,
    width: barWidth,
    height: height + (drop > 0 && isGuard(symbol, start / module) ? drop : 0),
  }));
  if (bearer > 0) {
    for (const y of [margin, top + height]) {
      bars.push({ x: left, y, width: modules * module, height: bearer });
    }
  }

  const under = top + height + bearer;
  // The digits of EAN are between the guard bars, a module below the short ones; others keep a larger distance.
  const gap = drop > 0 ? module : Math.max(2, Math.round(fontSize * 0.15));
  const baseline = under + gap + fontSize * ascent;
  const glyphs = lines.flatMap(({ text, x, step, size }) =>
    [...text].map((character, index) => ({
      outline: symbol.outlines[character] ?? "",
      x: x + index * step,
      baseline,
      size,
    })),
  );
  const bottom = lines.length > 0 ? Math.max(under + drop, baseline + fontSize * descent) : under;
  return {
    width,
    height: Math.ceil(bottom + margin),
    bars,
    cells: "",
    glyphs: glyphs.filter(({ outline }) => outline !== ""),
    mmPerPixel: look.moduleMm / module,
    fontSize,
  };
}

/**
 * The quiet zones in whole modules: some are given in millimetres, so they need more modules when the module is
 * smaller.
 */
function quietZone({ type }: BarcodeSymbol, moduleMm: number): { left: number; right: number } {
  const { left, right, atLeastMm = 0 } = symbologies[type].quietZone;
  // Without the tolerance 6 / 0.3 would be 21 modules of 0.3, not 20.
  const least = Math.ceil(atLeastMm / moduleMm - 1e-9);
  return { left: Math.max(left, least), right: Math.max(right, least) };
}

function toBoxes(bars: readonly number[], module: number): { start: number; width: number }[] {
  const boxes = [];
  let start = 0;
  for (const [index, width] of bars.entries()) {
    if (index % 2 === 0) boxes.push({ start: start * module, width: width * module });
    start += width;
  }
  return boxes;
}

/** The positions of the guard bars of EAN, in modules from the first bar. */
const halves = {
  EAN13: { first: 3, middle: 45, end: 92 },
  EAN8: { first: 3, middle: 31, end: 64 },
};

function isGuard({ type }: BarcodeSymbol, start: number): boolean {
  if (type !== "EAN13" && type !== "EAN8") return false;
  const { first, middle, end } = halves[type];
  return start < first || (start >= middle && start < middle + 5) || start >= end;
}

type Line = { text: string; x: number; step: number; size: number };

/** One line in the middle, or the groups of digits of EAN, each under its half. */
function placeText(
  { type, value, caption }: BarcodeSymbol,
  { barWidth: module, fontSize }: BarcodeAppearance,
  { left, modules, width }: { left: number; modules: number; width: number },
): Line[] {
  if (type !== "EAN13" && type !== "EAN8") {
    const text = caption[0] ?? "";
    const size = Math.min(fontSize, width / (text.length * advance));
    const step = size * advance;
    const x = left + (modules * module - step * text.length) / 2;
    // Centred under the bars, but never beyond the edge.
    const free = width - step * text.length;
    return [{ text, x: Math.min(Math.max(x, 0), free), step, size }];
  }
  // A digit has seven modules of bars above it.
  const step = 7 * module;
  const size = Math.min(fontSize, step / advance);
  const inset = (step - size * advance) / 2;
  const { first, middle } = halves[type];
  const half = (value.length - (type === "EAN13" ? 1 : 0)) / 2;
  const groups: Line[] = [
    { text: value.slice(-2 * half, -half), x: left + first * module + inset, step, size },
    { text: value.slice(-half), x: left + (middle + 5) * module + inset, step, size },
  ];
  if (type === "EAN13") {
    groups.unshift({ text: value.slice(0, 1), x: left - 2 * module - size * advance, step, size });
  }
  return groups;
}
