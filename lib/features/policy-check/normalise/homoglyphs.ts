/** Letters of two alphabets that look the same in small or in capital letters: «c» and «с», «H» and «Н». */
const latin = "aceopxyktmhb";
const cyrillic = "асеорхуктмнв";

const toCyrillic = new Map<number, number>();
const toLatin = new Map<number, number>();
for (let at = 0; at < latin.length; at++) {
  toCyrillic.set(latin.charCodeAt(at), cyrillic.charCodeAt(at));
  toLatin.set(cyrillic.charCodeAt(at), latin.charCodeAt(at));
}

/** The letter of this alphabet that looks like the given one; the given one where there is none. */
export const letterOf = (alphabet: "cyrillic" | "latin", code: number): number =>
  (alphabet === "cyrillic" ? toCyrillic : toLatin).get(code) ?? code;
