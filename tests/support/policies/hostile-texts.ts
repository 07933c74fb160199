/** Texts at which patterns are slow: what a rule looks for begins at each place and ends at none. */
const million = 1 << 20;

/** These words again and again, a million characters. */
export const fill = (words: string) =>
  words.repeat(Math.ceil(million / words.length)).slice(0, million);

/** The first words of what a rule looks for, again and again. */
export function phraseStarts(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/[.;\n]/g, " ")
    .split(" ");
  return [1, 2, 4].map((count) => fill(`${words.slice(0, count).join(" ")} `));
}
