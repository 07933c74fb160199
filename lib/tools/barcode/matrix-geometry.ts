import type { BarcodeAppearance, BarcodeDrawing, Glyph } from "@/lib/tools/barcode/drawing";
import type { BarcodeSymbol, CellMatrix } from "@/lib/tools/barcode/encode";
import { advance, ascent, descent } from "@/lib/tools/barcode/ocr-b";
import { symbologies } from "@/lib/tools/barcode/symbologies";

/** The size of a cell relative to the configured bar width: a square of cells is narrow compared with bars. */
export const cellScale = 4;

/** Space between lines of the caption, in ems. */
const lineHeight = 1.2;

/** Places the cells of a two-dimensional code, its quiet zone and the lines below it. */
export function drawMatrix(
  symbol: BarcodeSymbol,
  { size, outlines }: CellMatrix,
  look: BarcodeAppearance,
): BarcodeDrawing {
  const cell = look.barWidth * cellScale;
  const quiet = symbologies[symbol.type].quietZone.left * cell;
  const side = size * cell + 2 * quiet;
  const lines = look.isTextShown ? symbol.caption : [];
  const longest = Math.max(1, ...lines.map((line) => line.length));
  // Never more characters than fit the width of the square.
  const fontSize = Math.min(look.fontSize, side / (longest * advance));
  const glyphs = lines.flatMap((line, index) =>
    placeLine(symbol, line, {
      side,
      fontSize,
      baseline: side + fontSize * (ascent + index * lineHeight),
    }),
  );
  const textHeight =
    lines.length > 0 ? fontSize * (ascent + (lines.length - 1) * lineHeight + descent) + quiet : 0;
  return {
    width: side,
    height: Math.ceil(side + textHeight),
    bars: [],
    cells: outlines
      .map(
        (points) =>
          `M${points.map(([x, y]) => `${quiet + x * cell} ${quiet + y * cell}`).join("L")}z`,
      )
      .join(""),
    glyphs,
    mmPerPixel: look.moduleMm / cell,
    fontSize,
  };
}

function placeLine(
  { outlines }: BarcodeSymbol,
  line: string,
  { side, fontSize, baseline }: { side: number; fontSize: number; baseline: number },
): Glyph[] {
  const step = fontSize * advance;
  const left = (side - step * line.length) / 2;
  return [...line].flatMap((character, index) => {
    const outline = outlines[character] ?? "";
    return outline === "" ? [] : [{ outline, x: left + index * step, baseline, size: fontSize }];
  });
}
