import type { Norm } from "@/lib/engine/tree/document";
import { unbroken } from "@/lib/russian/unbroken";

/** Norms as one line of text: «152-ФЗ, ст. 18.1 ч. 2; ст. 9 ч. 1». Consecutive norms of one act name it once. */
export function listNorms(norms: readonly Norm[]): string {
  return norms
    .map(({ law, place }, index) =>
      law === norms[index - 1]?.law ? unbroken(place) : `${unbroken(law)}, ${unbroken(place)}`,
    )
    .join("; ");
}

/** The norms behind a passage, small and unobtrusive under it. */
export function Norms({ of: norms }: { of: readonly Norm[] }) {
  if (norms.length === 0) return null;
  return <p className="text-xs text-ink-faint">{listNorms(norms)}</p>;
}
