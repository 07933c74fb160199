/** Texts on which patterns are slow: the start of a match is at each position and its end at none. */
const million = 1 << 20;

/** The given words repeated to a million characters. */
export const repeatText = (text: string) =>
  text.repeat(Math.ceil(million / text.length)).slice(0, million);

/** The first words of a rule's pattern, repeated. */
export function phraseStarts(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/[.;\n]/g, " ")
    .split(" ");
  return [1, 2, 4].map((count) => repeatText(`${words.slice(0, count).join(" ")} `));
}
