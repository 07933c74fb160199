/**
 * How many bits a part of a password is worth that the library did not recognise: a lower estimate. Words that
 * are not on our lists (surnames, English) still are words: a run of letters that can be pronounced counts as
 * one of some thirty thousand, however long it is; one of `listed` as one of those. The rest counts as drawn
 * from the kinds of signs it has. `found` are the words of the list, as they are written there.
 */
export function assessUnknown(
  token: string,
  listed: ReadonlySet<string>,
): { bits: number; found: string[] } {
  let bits = 0;
  const found: string[] = [];
  const rest = takeWords(token, (word, isDisguised) => {
    const isListed = listed.has(word.toLowerCase());
    if (isListed) found.push(word);
    bits += isListed ? Math.log2(listed.size) : Math.min(word.length * Math.log2(10), wordBits);
    bits += (word === word.toLowerCase() ? 0 : 1) + (isDisguised ? 2 : 0);
  });
  const drawn = [...rest.replace(repeatedSign, "")];
  return { bits: bits + drawn.length * Math.log2(alphabetSize(rest)), found };
}

/** The sign between words is chosen once. */
const repeatedSign = /([^\p{L}\p{N}])(?=.*\1)/gu;

const wordBits = 15;

/** Signs used in place of letters: «Tr0ub4dour». */
const disguises: Record<string, string> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" },
};

/** Shorter runs are drawn as often as they are thought of. */
const minWordLength = 5;
const minDisguisedLength = 7;

/** Calls `onWord` for every run of letters that reads like a word, and gives what is left. */
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

/** A vowel for every four letters at least, and nowhere five consonants together. */
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
  // The signs of a keyboard; a space by itself is not drawn from all of them.
  { sign: /[^a-zA-Z0-9а-яёА-ЯЁ\s]/, size: 28 },
];
const minSize = 2;

const alphabetSize = (text: string): number =>
  kinds.reduce((sum, { sign, size }) => sum + (sign.test(text) ? size : 0), 0) || minSize;
