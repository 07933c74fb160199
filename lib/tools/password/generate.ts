import { invariant } from "@/lib/core/invariant";
import { alphabetsOf, type PasswordOptions } from "@/lib/tools/password/alphabet";
import { type ByteSource, uniformIndex } from "@/lib/tools/random/bytes";

/** Wording: docs/specification/tools.md#passwords. */
export const noClassMessage = "Выберите хотя бы один тип символов";

/** At worst one candidate in sixteen contains every class; after this many failures the source must be broken. */
const maxCandidates = 10_000;

/**
 * Generates a password in which every alphabet occurs at least once, each such password equally likely: candidates are
 * drawn as a whole and rejected as a whole. Inserting a missing class would be faster, but would make some passwords
 * more likely than others.
 * @throws InvariantError when there is no alphabet, or fewer places than alphabets.
 */
export function generateFrom(alphabets: readonly string[], length: number, source: ByteSource) {
  invariant(alphabets.length > 0 && alphabets.length <= length, "a class has no place");
  const characters = alphabets.join("");
  for (let attempt = 0; attempt < maxCandidates; attempt++) {
    let candidate = "";
    for (let at = 0; at < length; at++) {
      candidate += characters.charAt(uniformIndex(characters.length, source));
    }
    const hasAll = alphabets.every((alphabet) =>
      [...alphabet].some((it) => candidate.includes(it)),
    );
    if (hasAll) return candidate;
  }
  throw new Error("the source of random bytes is stuck");
}

export const generatePassword = (options: PasswordOptions, source: ByteSource): string =>
  generateFrom(alphabetsOf(options), options.length, source);

/**
 * Counts the passwords that `generateFrom` can give, exactly (inclusion–exclusion): those of all characters, minus
 * those that lack a class, plus those that lack two and were subtracted twice…
 */
export function countPasswords(alphabets: readonly string[], length: number): bigint {
  const sizes = alphabets.map((alphabet) => alphabet.length);
  let count = 0n;
  for (let missing = 0; missing < 2 ** sizes.length; missing++) {
    const present = sizes.filter((_, index) => (missing & (1 << index)) === 0);
    const size = present.reduce((sum, item) => sum + item, 0);
    const isOdd = (sizes.length - present.length) % 2 === 1;
    count += (isOdd ? -1n : 1n) * BigInt(size) ** BigInt(length);
  }
  return count;
}
