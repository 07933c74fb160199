import { unbroken } from "@/lib/russian/unbroken";

/**
 * Lays out the norms of each clause (`data-norms` of our HTML writer) for the margin: the act once, then its places,
 * each non-breaking and on its own line (`document-norms` in document.css).
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
    if (act !== lastAct) lines.push(unbroken(act));
    if (place) lines.push(unbroken(place));
    lastAct = act;
  }
  return lines;
}
