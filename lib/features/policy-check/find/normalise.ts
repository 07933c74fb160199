/** A text as the rules read it: small letters, one kind of space, dash and quote, no traces of a layout. */

export type NormalisedText = {
  text: string;
  /** The index in the given text of each character of `text`. */
  offsets: Uint32Array;
};

/** Soft hyphen, zero-width characters and joiners, byte order mark. */
const isInvisible = (code: number) =>
  code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;

const isSpace = (code: number) =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000;

const isLineEnd = (code: number) => code === 10 || code === 13 || code === 0x2028;
const isDash = (code: number) => (code >= 0x2010 && code <= 0x2015) || code === 0x2212;
const isQuote = (code: number) =>
  code === 0xab || code === 0xbb || (code >= 0x201c && code <= 0x201f);
const isSmallCyrillic = (code: number) => (code >= 0x430 && code <= 0x44f) || code === 0x451;
const isCapitalCyrillic = (code: number) => (code >= 0x410 && code <= 0x42f) || code === 0x401;

/** Whether a hyphen at the end of a line hyphenates a word: «обра-» and «ботка», «ПЕРСО-» and «НАЛЬНЫЕ». */
const isBrokenWord = (before: number, after: number) =>
  (isSmallCyrillic(before) && isSmallCyrillic(after)) ||
  (isCapitalCyrillic(before) && isCapitalCyrillic(after));

/** Letters of two alphabets that look the same in small or in capital letters: «c» and «с», «H» and «Н». */
const latin = "aceopxyktmhb";
const cyrillic = "асеорхуктмнв";

const toCyrillic = new Map<number, number>();
const toLatin = new Map<number, number>();
for (let at = 0; at < latin.length; at++) {
  toCyrillic.set(latin.charCodeAt(at), cyrillic.charCodeAt(at));
  toLatin.set(cyrillic.charCodeAt(at), latin.charCodeAt(at));
}

/** The letter of this alphabet that looks like the given one; the given one if there is none. */
const letterOf = (alphabet: "cyrillic" | "latin", code: number): number =>
  (alphabet === "cyrillic" ? toCyrillic : toLatin).get(code) ?? code;

const space = 32;
const newline = 10;
const hyphen = 45;
const quote = 34;

/** Lower-cases one character; it stays when its lower case is not a single character. */
function small(code: number): number {
  if (code < 0x80) return code >= 65 && code <= 90 ? code + 32 : code;
  if (code >= 0x410 && code <= 0x42f) return code + 32;
  if (code >= 0x430 && code <= 0x44f) return code;
  if (code === 0x401 || code === 0x451) return 0x435;
  if (isDash(code)) return hyphen;
  if (isQuote(code)) return quote;
  const lower = String.fromCharCode(code).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : code;
}

/**
 * Normalises a text once for all rules: «ё» becomes «е», any whitespace a space, an empty line two line feeds. Hyphenated
 * words are joined, and Latin letters inside Cyrillic words become the Cyrillic ones that look the same.
 * @returns the text with the index of each of its characters in the given one; never longer than the given text.
 */
export function normalise(original: string): NormalisedText {
  const codes = new Uint16Array(original.length);
  const offsets = new Uint32Array(original.length);
  let length = 0;
  let at = 0;
  while (at < original.length) {
    const code = original.charCodeAt(at);
    if (isInvisible(code)) {
      at += 1;
      continue;
    }
    if (isSpace(code)) {
      const start = at;
      let lineEnds = 0;
      while (at < original.length) {
        const next = original.charCodeAt(at);
        if (!isSpace(next) && !isInvisible(next)) break;
        // «\r\n» is a single line end.
        if (isLineEnd(next) && !(next === newline && original.charCodeAt(at - 1) === 13))
          lineEnds++;
        at += 1;
      }
      if (lineEnds === 1 && length > 1 && codes[length - 1] === hyphen) {
        const before = original.charCodeAt(offsets[length - 2] ?? 0);
        if (isBrokenWord(before, original.charCodeAt(at))) {
          length -= 1;
          continue;
        }
      }
      codes[length] = lineEnds > 1 ? newline : space;
      offsets[length++] = start;
      continue;
    }
    codes[length] = small(code);
    offsets[length++] = at;
    at += 1;
  }
  correctWords(codes, length);
  return { text: write(codes.subarray(0, length)), offsets: offsets.subarray(0, length) };
}

const isCyrillic = (code: number) => code >= 0x430 && code <= 0x44f;
const isLatin = (code: number) => code >= 97 && code <= 122;

/** Corrects words that mix two alphabets, in place. */
function correctWords(codes: Uint16Array, length: number): void {
  let at = 0;
  while (at < length) {
    const start = at;
    let cyrillic = 0;
    let latin = 0;
    while (at < length) {
      const code = codes[at] ?? 0;
      if (isCyrillic(code)) cyrillic++;
      else if (isLatin(code)) latin++;
      else break;
      at += 1;
    }
    if (cyrillic > 0 && latin > 0) correctWord(codes.subarray(start, at));
    at += 1;
  }
}

/** Converts a word to one alphabet if all other letters have a lookalike in it; Cyrillic is tried first. */
function correctWord(word: Uint16Array): void {
  for (const alphabet of ["cyrillic", "latin"] as const) {
    const corrected = word.map((code) => letterOf(alphabet, code));
    if (corrected.every((code) => (alphabet === "cyrillic" ? isCyrillic(code) : isLatin(code)))) {
      word.set(corrected);
      return;
    }
  }
}

/** Makes a string of these characters; in chunks, because a call takes only a limited number of arguments. */
function write(codes: Uint16Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < codes.length; at += 8192) {
    pieces.push(String.fromCharCode(...codes.subarray(at, at + 8192)));
  }
  return pieces.join("");
}
