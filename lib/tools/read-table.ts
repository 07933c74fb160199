import Papa from "papaparse";

/** A row of a table and its first line in the text; trailing empty cells are dropped. */
export type TableRow = { line: number; cells: string[] };
/** A row that could not be read. */
export type TableProblem = { line: number; message: string };
export type Table = { rows: TableRow[]; problems: TableProblem[] };

/** The separator of cells; `none` when every line is one cell. */
export type Separator = "\t" | ";" | "," | "none";

/** How many rows are examined to detect the separator. */
const sampleRows = 50;

/**
 * Reads the rows of a table: a CSV, or cells copied from a spreadsheet. Quoted cells may contain separators and line
 * breaks (RFC 4180). Empty rows are skipped but counted.
 */
export function readTable(typed: string, separator: Separator): Table {
  const text = typed.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  return separator === "none" ? readLines(text) : parse(text, separator);
}

/**
 * Detects the separator of a text: the first of `candidates` with which all of the first rows have the same number of
 * cells, at least two.
 */
export function findSeparator(text: string, candidates: readonly Separator[]): Separator {
  const isRegular = (separator: Separator) => {
    const rows = readTable(text.slice(0, 100_000), separator).rows.slice(0, sampleRows);
    const [first, ...others] = rows.map(({ cells }) => cells.length);
    return first !== undefined && first > 1 && others.every((count) => count === first);
  };
  return candidates.find(isRegular) ?? "none";
}

function readLines(text: string): Table {
  const rows = text
    .split("\n")
    .map((cell, index) => ({ line: index + 1, cells: [cell.trim()] }))
    .filter(({ cells }) => cells[0] !== "");
  return { rows, problems: [] };
}

function parse(text: string, delimiter: Exclude<Separator, "none">): Table {
  const table: Table = { rows: [], problems: [] };
  let line = 1;
  let read = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    step: ({ data, errors, meta }) => {
      const cells = withoutEmptyEnd(data.map((cell) => cell.trim()));
      const start = line;
      line += countBreaks(text, read, meta.cursor);
      read = meta.cursor;
      if (errors.length > 0) {
        table.problems.push({
          line: start,
          message: "Кавычки открыты, но\u00a0не\u00a0закрыты. Закройте их или уберите.",
        });
      } else if (cells.length > 0) {
        table.rows.push({ line: start, cells });
      }
    },
  });
  return table;
}

function withoutEmptyEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== "");
  return cells.slice(0, last + 1);
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) {
    count += 1;
  }
  return count;
}
