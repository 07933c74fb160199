/**
 * Places in an act. Templates write them from the largest to the smallest unit, as statutes are read («ст. 9 ч. 1»);
 * Russian legal texts print them from the smallest to the largest («ч. 1 ст. 9»).
 */

/** From the largest to the smallest unit. */
const units = ["прил.", "разд.", "гл.", "ст.", "ч.", "п.", "подп.", "пп.", "абз."];

const unit = `(?:${units.map((word) => word.replace(".", "\\.")).join("|")})`;
const number = String.raw`(?:\d+(?:\.\d+)*(?:-\d+)?|[IVXLC]+|«[а-яё]»)`;
const numbers = String.raw`${number}(?:\s*(?:,|–|и)\s*${number})*`;
const part = String.raw`${unit}\s*${numbers}`;
const placePattern = new RegExp(String.raw`^${part}(?:\s+${part})*$`);
const startPattern = new RegExp(String.raw`(?:^|\s)${unit}\s*(?:\d|[IVXLC]|«)`);
const betweenParts = new RegExp(String.raw`\s+(?=${unit})`);

/** The index of the place in «152-ФЗ ст. 9 ч. 1», or -1. */
export const findPlace = (text: string): number => text.search(startPattern);

export type PlaceProblem = "form" | "order";

/** Returns the problem of a place, or null. */
export function findPlaceProblem(place: string): PlaceProblem | null {
  if (!placePattern.test(place)) return "form";
  let previous = -1;
  for (const text of place.split(betweenParts)) {
    const rank = units.findIndex((word) => text.startsWith(word));
    if (rank <= previous) return "order";
    previous = rank;
  }
  return null;
}

/** «ст. 6 ч. 1 п. 2–4» → its parts, from the largest to the smallest unit; «пп.» is «подп.». */
export function splitPlace(place: string): { unit: string; numbers: string }[] {
  return place.split(betweenParts).map((text) => {
    const unit = units.find((word) => text.startsWith(word)) ?? "";
    const numbers = text.slice(unit.length).trim();
    return { unit: unit === "пп." ? "подп." : unit, numbers };
  });
}

/**
 * «ст. 9 ч. 1» of an act with the name `reference` (genitive) → «ч. 1 ст. 9 Закона о персональных данных», with
 * no-break spaces between numbers and their units and between the parts. Without a place: the name.
 */
export function toCitation(place: string, reference: string): string {
  if (place === "") return reference;
  const known = citations.get(reference) ?? new Map<string, string>();
  let citation = known.get(place);
  if (citation === undefined) {
    citation = cite(place, reference);
    citations.set(reference, known.set(place, citation));
  }
  return citation;
}

/** Cached by act and place: both come from templates, never from answers, so their number is limited. */
const citations = new Map<string, Map<string, string>>();

function cite(place: string, reference: string): string {
  const parts = place
    .split(betweenParts)
    .map((text) => text.replace(/^(\D+?\.)\s*/, "$1\u00a0").replace(/\s*–\s*/g, "–"));
  return `${parts.reverse().join("\u00a0")} ${reference}`;
}
