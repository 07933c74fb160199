import {
  code39,
  code128,
  drawingSVG,
  ean8,
  ean13,
  itf14,
  msi,
  pharmacode,
  type RenderOptions,
} from "bwip-js/generic";
import { invariant } from "@/lib/core/invariant";
import type { BarcodeType } from "@/lib/tools/barcode/symbologies";
import { outlineUnits } from "@/lib/tools/barcode/write-svg";

/**
 * The bars of one value. The only module that knows the library: it weighs some 50 kB, so screens
 * import it when a barcode is asked for.
 */
export type BarcodeSymbol = {
  type: BarcodeType;
  value: string;
  /** Widths in modules of bar, space, bar … bar, without quiet zones. */
  bars: readonly number[];
  /** The outline of each character of `value` in OCR-B, as SVG path data, `outlineUnits` to the em. */
  outlines: Readonly<Record<string, string>>;
};

const encoders = {
  CODE128: code128,
  EAN13: ean13,
  EAN8: ean8,
  CODE39: code39,
  ITF14: itf14,
  MSI: msi,
  pharmacode,
} satisfies Record<BarcodeType, unknown>;

/**
 * Encodes a value that `checkValue` has passed.
 * @throws InvariantError or the library's Error for a value that it has not.
 */
export function encodeBarcode(type: BarcodeType, value: string): BarcodeSymbol {
  return { type, value, bars: toBars(type, value), outlines: toOutlines(value) };
}

function toBars(type: BarcodeType, value: string): number[] {
  const bars: number[] = [];
  let end = 0;
  const options: RenderOptions & { showborder: boolean } = {
    bcid: type.toLowerCase(),
    text: value,
    scale: 1,
    // Frames and text are ours to draw.
    showborder: false,
  };
  encoders[type](options, {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init() {},
    // A bar is a vertical stroke around `x`, a module to a unit; odd widths lean to the left.
    line(x, _y0, _x1, _y1, width) {
      const start = x - Math.ceil(width / 2);
      if (bars.length > 0) bars.push(start - end);
      bars.push(width);
      end = start + width;
    },
    polygon() {},
    hexagon() {},
    ellipse() {},
    fill() {},
    text() {},
    end: () => true,
  });
  invariant(
    bars.length > 0 && bars.every((width) => Number.isInteger(width) && width > 0),
    `No bars for ${type}`,
  );
  return bars;
}

function toOutlines(value: string): Record<string, string> {
  const outlines: Record<string, string> = {};
  for (const character of new Set(value)) outlines[character] = kept(character);
  return outlines;
}

const known = new Map<string, string>();

function kept(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const drawing = drawingSVG();
  drawing.setopts?.({
    bcid: "code128",
    text: character,
    paddingleft: 0,
    paddingright: 0,
    paddingtop: 0,
    paddingbottom: 0,
  });
  drawing.scale(1, 1);
  drawing.init(outlineUnits, outlineUnits);
  drawing.text(0, 0, character, "000000", {
    name: "OCR-B",
    width: outlineUnits,
    height: outlineUnits,
    dx: 0,
  });
  const path = / d="([^"]+)"/.exec(drawing.end())?.[1] ?? "";
  // A thousandth of an em is finer than any printer.
  const outline = path.replace(/-?\d+\.\d+/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  );
  known.set(character, outline);
  return outline;
}
