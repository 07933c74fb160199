import type { ILevelsOptions } from "docx";
import {
  type Indentation,
  insideClause,
  insideItem,
  noIndent,
} from "@/lib/engine/writers/shared/indent";
import { documentStyle, toTwips } from "@/lib/engine/writers/shared/style";

/** Word supports nine levels of a list. */
const levelCount = 9;

export const clauseList = "clauses";
export const bulletList = "bullets";

/**
 * One definition for all sections and clauses of the document, so that Word counts them together and renumbers when the
 * owner inserts a clause. A second definition would start again at 1.
 */
export const numbering = {
  config: [
    { reference: clauseList, levels: levels(clauseLevel) },
    { reference: bulletList, levels: levels(bulletLevel) },
  ],
};

function levels(make: (level: number) => ILevelsOptions): ILevelsOptions[] {
  return Array.from({ length: levelCount }, (_, level) => make(level));
}

/** Level 0 is a section «1.», level 1 its clauses «1.1.», level 2 clauses inside a clause. */
function clauseLevel(level: number): ILevelsOptions {
  return {
    level,
    format: "decimal",
    text: Array.from({ length: level + 1 }, (_, index) => `%${index + 1}.`).join(""),
    alignment: "start",
    style: { paragraph: { indent: toHangingIndent(clauseLevelPlace(level), insideClause) } },
  };
}

/** The default indent of a level's number: sections and their clauses share the first column. */
export function clauseLevelPlace(level: number): Indentation {
  let place = noIndent;
  for (let depth = 1; depth < level; depth += 1) place = insideClause(place);
  return place;
}

function bulletLevel(level: number): ILevelsOptions {
  let place = noIndent;
  for (let depth = 0; depth < level; depth += 1) place = insideItem(place);
  return {
    level,
    format: "bullet",
    text: documentStyle.bullet,
    alignment: "start",
    style: { paragraph: { indent: toHangingIndent(place, insideItem) } },
  };
}

/** The indent of a paragraph whose number or bullet is at `place` and whose text is indented. */
export function toHangingIndent(place: Indentation, inside: (place: Indentation) => Indentation) {
  const left = inside(place).left;
  return { left: toTwips(left), hanging: toTwips(left - place.left) };
}

/**
 * Counts as Word will, so that the number that Word prints is known in advance. Word counts per level; a paragraph of a
 * level restarts all deeper ones.
 */
export class WordCounter {
  private readonly counts: number[] = Array.from({ length: levelCount }, () => 0);

  /**
   * Returns the list level on which Word prints exactly `number` next, or null when it would print something else (a
   * gap, letters, ten levels): such a number is written as text.
   */
  next(number: string): number | null {
    if (!/^[1-9]\d*(\.[1-9]\d*)*$/.test(number)) return null;
    const parts = number.split(".").map(Number);
    const level = parts.length - 1;
    if (level >= levelCount) return null;
    const expected = this.counts.slice(0, parts.length);
    expected[level] = (expected[level] ?? 0) + 1;
    if (parts.some((part, index) => part !== expected[index])) return null;
    this.counts[level] = parts[level] ?? 0;
    this.counts.fill(0, level + 1);
    return level;
  }
}
