import type { Norm } from "@/lib/engine/tree/document";

/** Norms as one line of text: «152-ФЗ, ст. 18.1 ч. 2; ст. 9 ч. 1». Neighbours of one act name it once. */
export function citeNorms(norms: readonly Norm[]): string {
  const unbroken = (words: string) => words.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060");
  return norms
    .map(({ law, place }, index) =>
      law === norms[index - 1]?.law ? unbroken(place) : `${unbroken(law)}, ${unbroken(place)}`,
    )
    .join("; ");
}

/** What a passage rests on, small and quiet under it. */
export function Norms({ of: norms }: { of: readonly Norm[] }) {
  if (norms.length === 0) return null;
  return <p className="text-xs text-ink-faint">{citeNorms(norms)}</p>;
}
