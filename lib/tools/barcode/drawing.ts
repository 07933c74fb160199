/**
 * What the visitor sets (docs/specification/tools.md#barcodes): pixels on the screen, and a module
 * in mm.
 */
export type BarcodeAppearance = {
  /** Pixels a module. */
  barWidth: number;
  /** Of the bars, in pixels. */
  height: number;
  fontSize: number;
  isTextShown: boolean;
  /** How wide `barWidth` pixels are on paper. */
  moduleMm: number;
};

export type Box = { x: number; y: number; width: number; height: number };
export type Glyph = { outline: string; x: number; baseline: number; size: number };

/** A drawn barcode in pixels; `mmPerPixel` says how large they are on paper. */
export type BarcodeDrawing = {
  width: number;
  height: number;
  bars: Box[];
  /** The dark cells of a two-dimensional code as SVG path data, for the even-odd rule; "" of bars. */
  cells: string;
  glyphs: Glyph[];
  mmPerPixel: number;
  /** The size of the characters drawn: less than asked where they would not fit under the bars. */
  fontSize: number;
};

/** The printed size in millimetres, to a hundredth. */
export function sizeInMm({ width, height, mmPerPixel }: BarcodeDrawing): {
  width: number;
  height: number;
} {
  const round = (value: number) => Math.round(value * mmPerPixel * 100) / 100;
  return { width: round(width), height: round(height) };
}
