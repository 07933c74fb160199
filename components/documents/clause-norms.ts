import { onOneLine } from "@/lib/russian/unbroken";

/**
 * Sets the norms of each clause (`data-norms` of our HTML writer) the way a margin prints them: the act
 * once, then its places, each unbroken and on a line of its own (`document-norms` in document.css).
 */
export function formatMarginNorms(markup: string): string {
  return markup.replace(
    / data-norms="([^"]*)"/g,
    (_attribute, norms: string) => ` data-norms="${groupByAct(norms).join("&#10;")}"`,
  );
}

/** «152-ФЗ ст. 5 ч. 1; 152-ФЗ ст. 5 ч. 2» → «152-ФЗ», «ст. 5 ч. 1;», «ст. 5 ч. 2». */
function groupByAct(norms: string): string[] {
  const lines: string[] = [];
  let lastAct = "";
  for (const norm of norms.split("; ")) {
    const [, act = norm, place] = /^(.*?) ((?:ст|п|гл|разд)\. .*)$/.exec(norm) ?? [];
    if (lines.length > 0) lines[lines.length - 1] += ";";
    if (act !== lastAct) lines.push(onOneLine(act));
    if (place) lines.push(onOneLine(place));
    lastAct = act;
  }
  return lines;
}
