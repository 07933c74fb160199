/** Returns `#rrggbb` in lower case for `#abc`, `ABCDEF` and the like; null when it is not a colour. */
export function readColour(typed: string): string | null {
  const digits = /^\s*#?([\da-f]{6}|[\da-f]{3})\s*$/i.exec(typed)?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** WCAG 2.2, «relative luminance», of `#rrggbb`: 0 for black, 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, «contrast ratio»: 1 for equal colours, 21 for black and white. */
export function contrastRatio(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Our own two limits, with a margin for poor light and pale print: no standard gives a ratio for screen colours. */
export const minContrast = 4;
/** Below this contrast the code is not offered, though a decoder may read it from the plain picture. */
export const minReadable = 2;

/** `low`: too similar; `inverted`: light on dark, which some scanners cannot read. */
export type ColourWarning = { kind: "low"; ratio: number } | { kind: "inverted" };

/** Warnings about colours that scanners may not distinguish. A transparent code is assumed to be on white paper. */
export function colourWarnings(foreground: string, background: string | null): ColourWarning[] {
  const ground = background ?? "#ffffff";
  const warnings: ColourWarning[] = [];
  const ratio = contrastRatio(foreground, ground);
  if (ratio < minContrast) warnings.push({ kind: "low", ratio });
  if (luminance(foreground) > luminance(ground)) warnings.push({ kind: "inverted" });
  return warnings;
}
