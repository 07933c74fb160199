/**
 * Names that must not be split after a hyphen or a dash, where Unicode (UAX #14) and browsers allow a break: «152-ФЗ»,
 * «13.11-й», «100–300», «123-45-67», «tsvety-lesnaya.ru», whose hyphen at the end of a line would look like
 * hyphenation.
 */

/** Words on one line. A word joiner after the hyphen, where «152-ФЗ» would break: not every font has U+2011. */
export const unbroken = (text: string) => text.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060");

/** The places inside a number, between the sign and what follows it. */
export const insideNumber = /(?<=\d[-–])(?=[\p{L}\d])/gu;

/** Whether a line that ends at `position` of the text would split such a name. */
export function isInsideUnbreakable(text: string, position: number): boolean {
  const sign = text[position - 1];
  if (sign !== "-" && sign !== "–") return false;
  if (/\d/.test(text[position - 2] ?? "") && /[\p{L}\d]/u.test(text[position] ?? "")) return true;
  if (sign === "–") return false;
  const before = /\S*$/.exec(text.slice(Math.max(0, position - maxDistance), position))?.[0] ?? "";
  const after = /^\S*/.exec(text.slice(position, position + maxDistance))?.[0] ?? "";
  return isAddress.test(before + after);
}

/** How far around a hyphen its word is searched. */
const maxDistance = 100;
const isAddress = /@|:\/\/|[\p{L}\d]\.\p{L}{2}/u;

/** Longer names may break: they do not fit on a phone. */
const maxWholeLength = 24;

export type Piece = { text: string; isUnbroken: boolean };

/** Splits the text into pieces, in order: those with such a name, including adjacent signs, and the rest. */
export function splitUnbroken(text: string): Piece[] {
  if (!hasUnbreakable(text)) return [{ text, isUnbroken: false }];
  const pieces: Piece[] = [];
  for (const word of text.split(/(\s+)/)) {
    const isUnbroken = word.length <= maxWholeLength && hasUnbreakable(word);
    const last = pieces.at(-1);
    if (last && !last.isUnbroken && !isUnbroken) last.text += word;
    else if (word !== "") pieces.push({ text: word, isUnbroken });
  }
  return pieces;
}

function hasUnbreakable(text: string): boolean {
  if (!/[-–]/.test(text)) return false;
  for (const { index } of text.matchAll(/[-–]/g))
    if (isInsideUnbreakable(text, index + 1)) return true;
  return false;
}
