import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { latinName } from "@/lib/russian/transliterate";
import { inLatinLayout, keyboards } from "@/lib/tools/password/strength/keyboards";
import { assessUnknown } from "@/lib/tools/password/strength/unknown-part";

/** What guessers try before anything else. */
export type GuessedLists = {
  /** Passwords that were stolen elsewhere, the most used first. */
  passwords: readonly string[];
  /** Russian words, names among them. */
  words: readonly string[];
};

/** A part of a password that can be guessed, and a description that does not contain it. */
export type WeakPart = { token: string; reason: string };

export type Assessment = {
  /** The logarithm of how many guesses it takes: an estimate, not a promise. */
  bits: number;
  level: "weak" | "medium" | "strong";
  findings: WeakPart[];
};

/** Bits from which a password is more than weak, and from which a stolen base does not give it away soon. */
const mediumBits = 36;
const strongBits = 60;

/** The library looks no further. */
const maxAssessedLength = 256;

/**
 * Makes what tells the strength of a password that a person has thought of. The library (zxcvbn) takes it
 * apart into what guessers try: known passwords, words, rows of keys, dates, repeats. What it does not
 * recognise it counts as ten possibilities a character, whatever the character is; `assessUnknown` takes
 * its place, because that is too little for what a generator has drawn and too much for a long surname.
 */
export function createAssessor({
  passwords,
  words,
}: GuessedLists): (password: string) => Assessment {
  const spelled = {
    passwords: [...passwords],
    words: [...words],
    latin: words.map((word) => latinName(word).replaceAll("-", "")),
    switched: words.map(inLatinLayout),
  };
  const library = new ZxcvbnFactory({
    dictionary: spelled,
    graphs: keyboards,
    maxLength: maxAssessedLength,
  });
  const listed = new Set([...spelled.words, ...spelled.latin, ...spelled.switched]);
  return (password) => {
    const parts = library.check(password).sequence.map((match) => assessPart(match, words, listed));
    const bits = sumOf(parts);
    return {
      bits,
      level: bits < mediumBits ? "weak" : bits < strongBits ? "medium" : "strong",
      findings: parts.flatMap((part) => part.findings),
    };
  };
}

/**
 * The attacker is assumed to know how the password is built: its parts multiply, and nothing is added for their
 * number and order, as the library does. One sign between all words is chosen once.
 */
function sumOf(parts: readonly Part[]): number {
  const seen = new Set<string>();
  return parts.reduce((sum, { token, bits }) => {
    const isSeen = seen.has(token);
    seen.add(token);
    return isSeen && token.length === 1 ? sum : sum + bits;
  }, 0);
}

type Part = { token: string; bits: number; findings: WeakPart[] };

/** The library's matches carry what belongs to their kind and nothing that says which. */
type Match = ReturnType<ZxcvbnFactory["check"]>["sequence"][number];

function assessPart(match: Match, words: readonly string[], listed: ReadonlySet<string>): Part {
  const { token, pattern } = match;
  const facts = factsOf(match);
  if (pattern === "bruteforce") {
    const { bits, found } = assessUnknown(token, listed);
    return { token, bits, findings: found.map((word) => ({ token: word, reason: ownWord })) };
  }
  // Our words are sorted by the alphabet: a word's position does not tell how soon it is tried.
  const place = facts.list !== "passwords" && facts.rank ? Math.log2(words.length / facts.rank) : 0;
  const finding = findingOf(token, pattern, facts);
  return { token, bits: facts.bits + place, findings: finding ? [finding] : [] };
}

type Facts = {
  bits: number;
  rank: number;
  list: string;
  isReversed: boolean;
  isDisguised: boolean;
};

function factsOf(match: Match): Facts {
  const given: Record<string, unknown> = { ...match };
  return {
    bits: Number(given.guessesLog10 ?? 0) * Math.log2(10),
    rank: Number(given.rank ?? 0),
    list: String(given.dictionaryName ?? ""),
    isReversed: given.reversed === true,
    isDisguised: given.l33t === true,
  };
}

/** Single letters are no finding. */
const minTokenLength = 3;

function findingOf(
  token: string,
  pattern: string,
  { list, isReversed, isDisguised }: Facts,
): WeakPart | null {
  const reason = reasons[list || pattern];
  if (!reason || [...token].length < minTokenLength) return null;
  const twist = isReversed
    ? ", задом наперёд"
    : isDisguised
      ? ", буквы заменены похожими знаками"
      : "";
  return { token, reason: reason + twist };
}

const ownWord = "обычное слово или имя";

const reasons: Record<string, string> = {
  passwords: "есть в\u00a0списке самых частых паролей",
  words: ownWord,
  latin: "русское слово латинскими буквами",
  switched: "русское слово в\u00a0английской раскладке",
  spatial: "клавиши подряд",
  sequence: "знаки по\u00a0порядку",
  repeat: "повторение",
  regex: "год",
  date: "дата",
};
