/** Metrics of OCR-B in ems: the width of every character, and its height above and below the baseline. */
export const advance = 0.653;
export const ascent = 0.675;
export const descent = 0.2;

/**
 * Outline units per em: `encode.ts` requests outlines of this size from the library, which also paints each of them, so
 * a larger size would be slow.
 */
export const outlineUnits = 100;
