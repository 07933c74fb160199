/**
 * The visitor's settings (docs/specification/tools.md#barcodes): pixels on the screen, and the size of a module in mm.
 */
export type BarcodeAppearance = {
  /** Pixels per module. */
  barWidth: number;
  /** The height of the bars, in pixels. */
  height: number;
  fontSize: number;
  isTextShown: boolean;
  /** The width of `barWidth` pixels on paper. */
  moduleMm: number;
};

export type Box = { x: number; y: number; width: number; height: number };
export type Glyph = { outline: string; x: number; baseline: number; size: number };

/** A drawn barcode in pixels; `mmPerPixel` gives its size on paper. */
export type BarcodeDrawing = {
  width: number;
  height: number;
  bars: Box[];
  /** The dark cells of a two-dimensional code as SVG path data, for the even-odd rule; "" for bars. */
  cells: string;
  glyphs: Glyph[];
  mmPerPixel: number;
  /** The drawn font size: smaller than requested when the text would not fit under the bars. */
  fontSize: number;
};

/** The printed size in millimetres, rounded to a hundredth. */
export function sizeInMm({ width, height, mmPerPixel }: BarcodeDrawing): {
  width: number;
  height: number;
} {
  const round = (value: number) => Math.round(value * mmPerPixel * 100) / 100;
  return { width: round(width), height: round(height) };
}
