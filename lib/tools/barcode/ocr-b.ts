/** OCR-B: the width of every character, and its height above and below the line, in ems. */
export const advance = 0.653;
export const ascent = 0.675;
export const descent = 0.2;
