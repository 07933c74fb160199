import { type Correction, correction, generate, type Mode, mode } from "lean-qr";
import { type CorrectionLevel, correctionLevels } from "@/lib/tools/qr/settings";

export type QrSymbol = {
  /** Modules per side, without the quiet zone. */
  size: number;
  isDark: (x: number, y: number) => boolean;
  /** Modules per side of the square in the middle that a logo covers; 0 without a logo. */
  logoSize: number;
};

/** More text than the largest code can hold. */
export type TooLong = {
  /** The length of the text, and how many characters fit at this level. */
  length: number;
  fits: number;
  /** The highest lower level at which the whole text fits. */
  fitsAt: CorrectionLevel | null;
};

/** Codewords for data of the largest code, version 40: ISO/IEC 18004, table 7. */
const maxCodewords: Record<CorrectionLevel, number> = { L: 2956, M: 2334, Q: 1666, H: 1276 };

/**
 * Encodes a text into modules. Text beyond ASCII is one byte segment marked as UTF-8 (ECI 26): without the mark the
 * standard assumes Latin letters, and zbar reads one Russian text in eleven as Japanese or Chinese. ASCII text needs no
 * mark, and hardware scanners that would type the mark get none.
 */
export function makeSymbol(
  text: string,
  { level, hasLogo }: { level: CorrectionLevel; hasLogo: boolean },
): QrSymbol | TooLong {
  // A logo hides the modules under it, so such a code always has the highest level.
  const used = hasLogo ? "H" : level;
  if (!fits(text, used)) return measure(text, used);
  const exactly: Correction = correction[used];
  const encode = (minVersion: number) =>
    generate(toMode(text), {
      minVersion,
      minCorrectionLevel: exactly,
      maxCorrectionLevel: exactly,
    });
  let code = encode(hasLogo ? minVersionWithLogo : 1);
  // jsQR and related decoders have a wrong table for version 23 (cozmo/jsQR #251): the next one is read by all.
  if (code.size === toSize(23)) code = encode(24);
  return {
    size: code.size,
    isDark: (x, y) => code.get(x, y),
    logoSize: hasLogo ? logoSizeOf(code.size) : 0,
  };
}

export const isTooLong = (symbol: QrSymbol | TooLong): symbol is TooLong => "fits" in symbol;

const toSize = (version: number) => 17 + 4 * version;

/** In a smaller code even a tiny logo would use up all the correction of level H. */
const minVersionWithLogo = 3;

/**
 * The largest odd number of modules below a quarter of the side: such a square may be wrong in each of its modules and
 * uses at most two thirds of the correction of level H (`symbol.test.ts` tries every version); the rest is left for
 * dirt and glare.
 */
function logoSizeOf(size: number): number {
  const quarter = Math.floor(size / 4);
  return quarter % 2 === 1 ? quarter : quarter - 1;
}

const isNumeric = (text: string) => /^\d+$/.test(text);
const isAlphanumeric = (text: string) => /^[\dA-Z $%*+./:-]+$/.test(text);
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them
const isAscii = (text: string) => /^[\u0000-\u007f]*$/.test(text);

function toMode(text: string): Mode {
  if (isNumeric(text)) return mode.numeric(text);
  if (isAlphanumeric(text)) return mode.alphaNumeric(text);
  const bytes = mode.bytes(new TextEncoder().encode(text));
  return isAscii(text) ? bytes : mode.multi(mode.eci(26), bytes);
}

/** Bits of the text with its mode and its length, as the largest versions (27 to 40) encode them. */
function bitsOf(text: string): number {
  if (isNumeric(text)) return 4 + 14 + Math.ceil((text.length * 10) / 3);
  if (isAlphanumeric(text)) return 4 + 13 + Math.ceil((text.length * 11) / 2);
  return (isAscii(text) ? 0 : 12) + 4 + 16 + 8 * new TextEncoder().encode(text).length;
}

const fits = (text: string, level: CorrectionLevel) => bitsOf(text) <= maxCodewords[level] * 8;

function measure(text: string, level: CorrectionLevel): TooLong {
  const characters = Array.from(text);
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(characters.slice(0, middle).join(""), level)) least = middle;
    else most = middle - 1;
  }
  const lower = correctionLevels.slice(0, correctionLevels.indexOf(level));
  return {
    length: characters.length,
    fits: least,
    fitsAt: lower.findLast((item) => fits(text, item)) ?? null,
  };
}
