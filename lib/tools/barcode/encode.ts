import {
  code39,
  code128,
  type DrawingContext,
  datamatrix,
  drawingSVG,
  ean8,
  ean13,
  itf14,
  msi,
  pharmacode,
  type RenderOptions,
} from "bwip-js/generic";
import { invariant } from "@/lib/core/invariant";
import { captionOf, readableValue } from "@/lib/tools/barcode/caption";
import { groupSeparator, readElements, toMessage } from "@/lib/tools/barcode/gs1/read-elements";
import { outlineUnits } from "@/lib/tools/barcode/ocr-b";
import type { BarcodeType } from "@/lib/tools/barcode/symbologies";

/**
 * The bars or cells of one value. The only module that uses the library, of about 60 kB, so screens import it lazily.
 */
export type BarcodeSymbol = {
  type: BarcodeType;
  /** The typed value; a GS1 message has brackets around its identifiers. */
  value: string;
  /** Widths in modules of bar, space, bar … bar, without quiet zones; empty for a matrix. */
  bars: readonly number[];
  /** The cells of a two-dimensional code; null for bars. */
  matrix: CellMatrix | null;
  /** The caption for people, line by line. */
  caption: readonly string[];
  /** The outline of each character of `caption` in OCR-B, as SVG path data, `outlineUnits` to the em. */
  outlines: Readonly<Record<string, string>>;
};

/** A square of cells: the corners of closed outlines, to be filled by the even-odd rule. */
export type CellMatrix = {
  /** Cells per side, without the quiet zone. */
  size: number;
  outlines: readonly (readonly (readonly [x: number, y: number])[])[];
};

const barEncoders = {
  CODE128: code128,
  EAN13: ean13,
  EAN8: ean8,
  CODE39: code39,
  ITF14: itf14,
  MSI: msi,
  pharmacode,
  GS1128: code128,
};

/** Draws nothing: each encoder overrides the callbacks it needs. */
const silent: DrawingContext<boolean> = {
  scale: (x, y) => [x, y],
  measure: () => ({ width: 0, ascent: 0, descent: 0 }),
  init() {},
  line() {},
  polygon() {},
  hexagon() {},
  ellipse() {},
  fill() {},
  text() {},
  end: () => true,
};

/**
 * Encodes a value that passed `checkValue`.
 * @throws InvariantError or the library's Error for any other value.
 */
export function encodeBarcode(type: BarcodeType, value: string): BarcodeSymbol {
  const isMatrix = type === "DATAMATRIX" || type === "GS1DATAMATRIX";
  const caption = captionOf(type, value);
  return {
    type,
    value: readableValue(type, value),
    bars: isMatrix ? [] : toBars(type, value),
    matrix: isMatrix ? toMatrix(type, value) : null,
    caption,
    outlines: toOutlines(caption.join("")),
  };
}

type LibraryOptions = RenderOptions & { showborder: boolean };

const optionsOf = (bcid: string, text: string): LibraryOptions => ({
  bcid,
  text,
  scale: 1,
  // The frame and the text are drawn by us.
  showborder: false,
});

function toBars(type: keyof typeof barEncoders, value: string): number[] {
  const bars: number[] = [];
  let end = 0;
  const options =
    type === "GS1128"
      ? { ...optionsOf("code128", `^FNC1${gs1Message(value, "^FNC1")}`), parsefnc: true }
      : optionsOf(type.toLowerCase(), value);
  barEncoders[type](options, {
    ...silent,
    // A bar is a vertical stroke centred on `x`, one unit per module; odd widths are shifted to the left.
    line(x, _y0, _x1, _y1, width) {
      const start = x - Math.ceil(width / 2);
      if (bars.length > 0) bars.push(start - end);
      bars.push(width);
      end = start + width;
    },
  });
  invariant(
    bars.length > 0 && bars.every((width) => Number.isInteger(width) && width > 0),
    `No bars for ${type}`,
  );
  return bars;
}

/** The library draws a cell two units wide. */
const cellUnits = 2;

function toMatrix(type: "DATAMATRIX" | "GS1DATAMATRIX", value: string): CellMatrix {
  const outlines: [number, number][][] = [];
  let size = 0;
  const text =
    type === "GS1DATAMATRIX"
      ? // FNC1 marks a GS1 code; «Честный знак» requires ASCII 29 between elements.
        `^FNC1${gs1Message(value, ordinal(groupSeparator))}`
      : escapeText(value);
  datamatrix(
    { ...optionsOf("datamatrix", text), parse: true, parsefnc: true },
    {
      ...silent,
      init(width) {
        size = width / cellUnits;
      },
      polygon(points) {
        outlines.push(points.map(([x, y]) => [x / cellUnits, y / cellUnits]));
      },
    },
  );
  invariant(Number.isInteger(size) && outlines.flat(2).every(Number.isInteger), "No cells");
  return { size, outlines };
}

/** A GS1 message in the library's syntax; GS1's character set has no character with a meaning in it. */
function gs1Message(value: string, separator: string): string {
  const { elements } = readElements(value);
  invariant(elements, "an unchecked value of GS1");
  return toMessage(elements, separator);
}

/** The library's escape of a character: `^029` is ASCII 29. */
const ordinal = (character: string) => `^${String(character.charCodeAt(0)).padStart(3, "0")}`;

/** Marks a text beyond ASCII as UTF-8 (ECI 26): otherwise readers assume Latin-1. */
function escapeText(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
  const isAscii = /^[\u0000-\u007f]*$/.test(value);
  return (isAscii ? "" : "^ECI000026") + value.replaceAll("^", "^^");
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
