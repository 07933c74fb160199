import { actReferences } from "@/lib/engine/presets/grounds";
import type { LegalGround } from "@/lib/engine/presets/processing";
import type { Norm } from "@/lib/engine/tree/document";
import { toCitation } from "@/lib/engine/tree/place";
import { typeset } from "@/lib/russian/typography";

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

/** A ground with its norms, typeset: «договор с субъектом (п. 5 ч. 1 ст. 6 Закона о персональных данных)». */
export function citeGround({ words, norms }: LegalGround, unnamed = ""): string {
  const made = cited.get(norms) ?? new Map<string, string>();
  let text = made.get(unnamed);
  if (text === undefined) {
    text = typeset(`${words} (${citeNorms(norms, unnamed)})`);
    cited.set(norms, made.set(unnamed, text));
  }
  return text;
}

/** By the norms of each preset: grounds are few and stand in every row, which is made at every keystroke. */
const cited = new WeakMap<Norm[], Map<string, string>>();
