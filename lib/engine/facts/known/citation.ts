import { actReferences } from "@/lib/engine/presets/grounds";
import type { LegalGround } from "@/lib/engine/presets/processing";
import type { Norm } from "@/lib/engine/tree/document";
import { toCitation } from "@/lib/engine/tree/norm-place";
import { typesetDocument } from "@/lib/russian/typography";

/**
 * Formats norms for a sentence, grouped by act: «п. 5 ч. 1 ст. 6, ч. 1 ст. 15 Закона о персональных данных». Facts are
 * plain text, so they cannot leave this to the assembler as templates do; the names of the acts are the same (a test
 * compares them with `content/laws.yaml`).
 */
export function citeNorms(norms: Norm[]): string {
  const places = new Map<string, string[]>();
  for (const { law, place } of norms) {
    places.set(law, [...(places.get(law) ?? []), toCitation(place, "").trim()]);
  }
  return [...places]
    .map(([law, cited]) => `${cited.join(", ")} ${actReferences[law] ?? law}`)
    .join(" и ");
}

/** A ground with its norms, typeset: «договор с субъектом (п. 5 ч. 1 ст. 6 Закона о персональных данных)». */
export function citeGround({ wording, norms }: LegalGround): string {
  const known = cited.get(norms);
  if (known !== undefined) return known;
  const text = typesetDocument(`${wording} (${citeNorms(norms)})`);
  cited.set(norms, text);
  return text;
}

/**
 * The short form for a table whose note says that articles without an act are of 152-ФЗ, and items without an article
 * of its ст. 6 ч. 1: «договор с субъектом (п. 5)».
 */
export function citeInCell({ wording, brief = wording, norms }: LegalGround): string {
  const known = citedInCells.get(norms);
  if (known !== undefined) return known;
  const places = norms.map(({ law, place }, at) => {
    const cited = toCitation(place.replace(inGeneral, ""), "").trim();
    if (law === "152-ФЗ") return cited;
    return norms[at + 1]?.law === law ? cited : `${cited} ${actInCell(law)}`;
  });
  const text = typesetDocument(`${brief} (${places.join("; ")})`);
  citedInCells.set(norms, text);
  return text;
}

const inGeneral = /^ст\. 6 ч\. 1 (?=п\.)/;

/** An act with a long name is cited by its number. */
function actInCell(law: string): string {
  const reference = actReferences[law] ?? law;
  return reference.includes("«") ? `Федерального закона № ${law}` : reference;
}

/** Cached by preset: there are few grounds, and every row prints them at every keystroke. */
const cited = new WeakMap<Norm[], string>();
const citedInCells = new WeakMap<Norm[], string>();
