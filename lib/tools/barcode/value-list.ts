import { checkValue } from "@/lib/tools/barcode/check-value";
import type { BarcodeType } from "@/lib/tools/barcode/symbologies";
import type { ValueProblem } from "@/lib/tools/barcode/values/value-problem";

/** More at once would block a phone for seconds. */
export const maxValues = 200;

export type LineProblem = ValueProblem & { line: number };

export type ValueList = { values: string[]; problems: LineProblem[] };

/** Reads a single value; spaces and line breaks belong to it. */
export function readValue(type: BarcodeType, value: string): ValueList {
  const problem = checkValue(type, value);
  return problem
    ? { values: [], problems: [{ ...problem, line: 1 }] }
    : { values: [value], problems: [] };
}

/**
 * Reads one value per line. Empty lines are skipped but counted, so that line numbers in `problems` match those the
 * visitor sees.
 */
export function readValueList(type: BarcodeType, text: string): ValueList {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((value, index) => ({ value, line: index + 1 }))
    .filter(({ value }) => value.trim() !== "");
  if (lines.length === 0) return readValue(type, "");
  const tooMany = lines[maxValues];
  if (tooMany) {
    return {
      values: [],
      problems: [
        {
          line: tooMany.line,
          message: `За\u00a0один раз не\u00a0больше ${maxValues} штрихкодов`,
          detail: `Сейчас значений ${lines.length}. Разделите список.`,
        },
      ],
    };
  }
  const problems = lines.flatMap(({ value, line }) => {
    const problem = checkValue(type, value);
    return problem ? [{ ...problem, line }] : [];
  });
  return { values: problems.length > 0 ? [] : lines.map(({ value }) => value), problems };
}
