export type CharacterClass = "upper" | "lower" | "digits" | "symbols";

export type PasswordOptions = {
  length: number;
  classes: Record<CharacterClass, boolean>;
  /** Leaves out similar-looking characters: 0 and O, 1 and l. */
  noLookAlikes: boolean;
  /** Leaves out signs that are hard to read out or to find on a keyboard: brackets, dots, slashes. */
  noHardToRead: boolean;
};

/** The defaults of the form: docs/specification/tools.md#passwords. */
export const passwordDefaults: PasswordOptions = {
  length: 12,
  classes: { upper: true, lower: true, digits: true, symbols: false },
  noLookAlikes: false,
  noHardToRead: false,
};
export const lengthLimits = { min: 4, max: 50 };

/** Quotes and the backslash are left out: forms, tables and command lines interpret them. */
const charactersOf: Record<CharacterClass, string> = {
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  lower: "abcdefghijklmnopqrstuvwxyz",
  digits: "0123456789",
  symbols: "!#$%&()*+,-./:;<=>?@[]^_{|}~",
};

export const characterClasses = Object.keys(charactersOf) as CharacterClass[];

export const ambiguousCharacters = "0Oo1Iil|";
export const easilyConfusedPunctuation = "()[]{}<>,.:;/|~";

/** Returns the characters of each chosen class, without the excluded ones. No class is ever empty. */
export function alphabetsOf({ classes, noLookAlikes, noHardToRead }: PasswordOptions): string[] {
  const excluded =
    (noLookAlikes ? ambiguousCharacters : "") + (noHardToRead ? easilyConfusedPunctuation : "");
  return characterClasses
    .filter((name) => classes[name])
    .map((name) => [...charactersOf[name]].filter((it) => !excluded.includes(it)).join(""));
}
