/**
 * Estimates, as a lower bound, the bits of a part that the library did not recognise. Words that are not on our lists
 * (surnames, English) still are words: a pronounceable run of letters counts as one of about thirty thousand, however
 * long it is; a word of `listed` as one of those. The rest counts as random characters of the classes it contains.
 * `listedWords` are the recognised words, as they are written in the list.
 */
export function assessUnknown(
  token: string,
  listed: ReadonlySet<string>,
): { bits: number; listedWords: string[] } {
  let bits = 0;
  const listedWords: string[] = [];
  const rest = takeWords(token, (word, isDisguised) => {
    const isListed = listed.has(word.toLowerCase());
    if (isListed) listedWords.push(word);
    bits += isListed ? Math.log2(listed.size) : Math.min(word.length * Math.log2(10), wordBits);
    bits += (word === word.toLowerCase() ? 0 : 1) + (isDisguised ? 2 : 0);
  });
  const drawn = [...rest.replace(repeatedSign, "")];
  return { bits: bits + drawn.length * Math.log2(alphabetSize(rest)), listedWords };
}

/** The separator between words counts once. */
const repeatedSign = /([^\p{L}\p{N}])(?=.*\1)/gu;

const wordBits = 15;

/** Signs used instead of letters: «Tr0ub4dour». */
const disguises: Record<string, string> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" },
};

/** Shorter runs are random as often as they are words. */
const minWordLength = 5;
const minDisguisedLength = 7;

/** Calls `onWord` for every run of letters that looks like a word, and returns the rest. */
function takeWords(token: string, onWord: (word: string, isDisguised: boolean) => void): string {
  const plain = token.replace(/[013457@$]/g, (sign) => disguises[sign] ?? sign);
  let rest = "";
  let at = 0;
  for (const match of plain.matchAll(/[A-ZА-ЯЁ]?[a-zа-яё]+|[A-ZА-ЯЁ]+/g)) {
    rest += token.slice(at, match.index);
    at = match.index + match[0].length;
    const raw = token.slice(match.index, at);
    rest += raw === match[0] ? takeRaw(raw, onWord) : takeDisguised(raw, match[0], onWord);
  }
  return rest + token.slice(at);
}

type OnWord = (word: string, isDisguised: boolean) => void;

function takeRaw(raw: string, onWord: OnWord): string {
  if (raw.length < minWordLength || !isPronounceable(raw)) return raw;
  onWord(raw, false);
  return "";
}

function takeDisguised(raw: string, plain: string, onWord: OnWord): string {
  const signs = [...raw].filter((sign) => disguises[sign] !== undefined).length;
  if (plain.length >= minDisguisedLength && signs * 3 <= plain.length && isPronounceable(plain)) {
    onWord(plain, true);
    return "";
  }
  // The letters between the signs may still be words: «kotik2017».
  return raw.replace(/[A-ZА-ЯЁ]?[a-zа-яё]+|[A-ZА-ЯЁ]+/g, (letters) => takeRaw(letters, onWord));
}

const vowels = /[aeiouyаеёиоуыэюя]/gi;

/** Pronounceable: at least one vowel for every four letters, and nowhere five consonants in a row. */
function isPronounceable(letters: string): boolean {
  const count = letters.match(vowels)?.length ?? 0;
  return count * 4 >= letters.length && !/[^aeiouyаеёиоуыэюя]{5}/i.test(letters);
}

const kinds = [
  { sign: /[a-z]/, size: 26 },
  { sign: /[A-Z]/, size: 26 },
  { sign: /[0-9]/, size: 10 },
  { sign: /[а-яё]/, size: 33 },
  { sign: /[А-ЯЁ]/, size: 33 },
  // The signs of a keyboard; a space alone does not count as one of all signs.
  { sign: /[^a-zA-Z0-9а-яёА-ЯЁ\s]/, size: 28 },
];
const minSize = 2;

const alphabetSize = (text: string): number =>
  kinds.reduce((sum, { sign, size }) => sum + (sign.test(text) ? size : 0), 0) || minSize;
