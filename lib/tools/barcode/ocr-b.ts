/** OCR-B: the width of every character, and its height above and below the line, in ems. */
export const advance = 0.653;
export const ascent = 0.675;
export const descent = 0.2;

/**
 * The units of an outline to the em: `encode.ts` asks the library for outlines of this size. It also
 * paints each of them, so that a larger one would take long.
 */
export const outlineUnits = 100;
