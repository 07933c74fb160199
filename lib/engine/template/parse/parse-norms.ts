/**
 * Norms as they are written in templates: the act, then the place from the largest to the smallest unit, «152-ФЗ ст. 9
 * ч. 1». Several are separated by «;», and the act need not be repeated: «152-ФЗ ст. 6 ч. 1 п. 1, 2; ст. 9 ч. 1; ГК РФ
 * ст. 438 п. 3».
 */
import type { PlacedNorm } from "@/lib/engine/template/language/nodes";
import type { Source } from "@/lib/engine/template/parse/source";
import { findPlace, findPlaceProblem } from "@/lib/engine/tree/norm-place";

/** Parses norms at `offset` of the source; errors are reported there and left out. */
export function parseNorms(text: string, offset: number, source: Source): PlacedNorm[] {
  const norms: PlacedNorm[] = [];
  let act: string | undefined;
  let from = 0;
  for (const piece of text.split(";")) {
    const start = offset + from + (piece.length - piece.trimStart().length);
    from += piece.length + 1;
    const norm = parseNorm(piece.trim().replace(/\s+/g, " "), act, start, source);
    if (!norm) continue;
    act = norm.law;
    norms.push(norm);
  }
  return norms;
}

function parseNorm(
  text: string,
  previousAct: string | undefined,
  offset: number,
  source: Source,
): PlacedNorm | null {
  if (text === "") {
    source.error(offset, "Пустая норма: укажите акт и место в нём, например «152-ФЗ ст. 9 ч. 1».");
    return null;
  }
  const start = findPlace(text);
  const law = start === -1 ? text : text.slice(0, start).trim() || previousAct;
  const place = start === -1 ? "" : text.slice(start).trim();
  if (!law) {
    source.error(offset, `Перед «${place}» не назван акт.`);
    return null;
  }
  const problem = place === "" ? null : findPlaceProblem(place);
  if (problem === "form") {
    source.error(
      offset,
      `Не понимаю место «${place}»: пишите от большего к меньшему, «ст. 18.1 ч. 1 п. 2», номера через запятую, диапазон через «–».`,
    );
    return null;
  }
  if (problem === "order") {
    source.error(
      offset,
      `В «${place}» порядок обратный: сначала статья, потом часть, потом пункт.`,
    );
    return null;
  }
  return { law, place, at: source.position(offset) };
}
