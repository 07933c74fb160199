import { actReferences } from "@/lib/engine/presets/grounds";
import type { Norm } from "@/lib/engine/tree/document";
import { toCitation } from "@/lib/engine/tree/place";

/**
 * Norms as a sentence cites them, those of one act together: «п. 5 ч. 1 ст. 6, ч. 1 ст. 15 Закона о
 * персональных данных». Facts are plain text, so they cannot leave this to the assembler as
 * templates do; the names of the acts are the same (a test compares them with `content/laws.yaml`).
 * @param unnamed the act whose name the words around say; beside another it is named all the same.
 */
export function citeNorms(norms: Norm[], unnamed?: string): string {
  const places = new Map<string, string[]>();
  for (const { law, place } of norms) {
    places.set(law, [...(places.get(law) ?? []), toCitation(place, "").trim()]);
  }
  return [...places]
    .map(([law, cited]) =>
      law === unnamed && places.size === 1
        ? cited.join(", ")
        : `${cited.join(", ")} ${actReferences[law] ?? law}`,
    )
    .join(" и ");
}
