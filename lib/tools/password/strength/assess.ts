import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { latinName } from "@/lib/russian/transliterate";
import { inLatinLayout, keyboards } from "@/lib/tools/password/strength/keyboards";
import { assessUnknown } from "@/lib/tools/password/strength/unknown-part";

/** What attackers try first. */
export type GuessedLists = {
  /** Passwords from leaked databases, the most used first. */
  passwords: readonly string[];
  /** Russian words, names among them. */
  words: readonly string[];
};

/** A guessable part of a password, and a description that does not contain it. */
export type WeakPart = { token: string; reason: string };

export type Assessment = {
  /** The logarithm of the number of guesses: an estimate, not a guarantee. */
  bits: number;
  level: "weak" | "medium" | "strong";
  findings: WeakPart[];
};

/**
 * Limits in bits: above the first a password is more than weak; above the second a stolen database does not reveal it
 * soon.
 */
const mediumBits = 36;
const strongBits = 60;

/** The library does not check longer passwords. */
const maxAssessedLength = 256;

/**
 * Creates a function that assesses a password invented by a person. The library (zxcvbn) splits it into parts that
 * attackers try: known passwords, words, rows of keys, dates, repetitions. For unrecognised parts it assumes ten
 * possibilities per character; `assessUnknown` replaces that estimate, which is too low for random characters and too
 * high for a long surname.
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
 * The attacker is assumed to know how the password is built: the parts are multiplied, and nothing is added for their
 * number and order, as the library does. A separator used between all words counts once.
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

/** The library's matches have different properties, but none that names their kind. */
type Match = ReturnType<ZxcvbnFactory["check"]>["sequence"][number];

function assessPart(match: Match, words: readonly string[], listed: ReadonlySet<string>): Part {
  const { token, pattern } = match;
  const facts = factsOf(match);
  if (pattern === "bruteforce") {
    const { bits, listedWords } = assessUnknown(token, listed);
    return { token, bits, findings: listedWords.map((word) => ({ token: word, reason: ownWord })) };
  }
  // Our words are sorted alphabetically: the position of a word does not tell how soon it is tried.
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
  const raw: Record<string, unknown> = { ...match };
  return {
    bits: Number(raw.guessesLog10 ?? 0) * Math.log2(10),
    rank: Number(raw.rank ?? 0),
    list: String(raw.dictionaryName ?? ""),
    isReversed: raw.reversed === true,
    isDisguised: raw.l33t === true,
  };
}

/** Single letters are not reported. */
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
