import { toXmlText } from "@/lib/core/text/clean-text";
import { type BarcodeDrawing, type Glyph, sizeInMm } from "@/lib/tools/barcode/drawing";
import { outlineUnits } from "@/lib/tools/barcode/ocr-b";

/** The bars or cells as one path in whole pixels, for the even-odd rule. */
export const barsPath = ({ bars, cells }: BarcodeDrawing): string =>
  cells +
  bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join("");

/** The position and scale of an outline: an SVG `transform`. */
export const glyphTransform = ({ x, baseline, size }: Glyph): string =>
  `translate(${trim(x)} ${trim(baseline)}) scale(${trim(size / outlineUnits, 5)})`;

/**
 * The drawing as an SVG file: its size is in millimetres, so that a layout program prints it at the right size, and its
 * characters are outlines, so that no font is needed.
 */
export function writeSvg(drawing: BarcodeDrawing, title: string): string {
  const size = sizeInMm(drawing);
  const glyphs = drawing.glyphs
    .map((glyph) => `<path transform="${glyphTransform(glyph)}" d="${glyph.outline}"/>`)
    .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}mm" height="${size.height}mm" `,
    `viewBox="0 0 ${drawing.width} ${drawing.height}" role="img">`,
    `<title>${toXmlText(title)}</title>`,
    `<path fill="#fff" d="M0 0h${drawing.width}v${drawing.height}H0z"/>`,
    `<path fill-rule="evenodd" shape-rendering="crispEdges" d="${barsPath(drawing)}"/>${glyphs}</svg>\n`,
  ].join("");
}

const trim = (value: number, digits = 2) => String(Number(value.toFixed(digits)));
