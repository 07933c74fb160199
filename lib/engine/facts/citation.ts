import { actReferences } from "@/content/presets/grounds";
import type { Norm } from "@/lib/engine/tree/document";

/**
 * Norms as a sentence cites them, the smallest part first and those of one act together: «п. 5 ч. 1
 * ст. 6, ч. 1 ст. 15 Закона о персональных данных». Facts are plain text, so they cannot leave this
 * to the assembler as templates do.
 */
export function citeNorms(norms: Norm[]): string {
  const places = new Map<string, string[]>();
  for (const { law, place } of norms) {
    const parts = place.match(/\S+\s\S+/g) ?? [];
    places.set(law, [...(places.get(law) ?? []), parts.reverse().join(" ")]);
  }
  return [...places]
    .map(([law, cited]) => `${cited.join(", ")} ${actReferences[law] ?? law}`)
    .join(" и ");
}
