/** A table of sites, read and checked. Pure. */

import { importMessages, ownerKinds } from "@/content/sites/import";
import { siteField } from "@/lib/engine/answers/identifying-answers";
import { answersShape } from "@/lib/engine/answers/schema";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import { definitionOf } from "@/lib/engine/questions/questions";
import { lineSchema } from "@/lib/engine/text-schemas";
import {
  type ColumnKey,
  columnLabel,
  columnNames,
  type ImportColumn,
  importColumns,
} from "@/lib/features/sites/import/columns";
import { readTable, type Separator, type TableRow } from "@/lib/tools/read-table";

/** Higher than the limit of stored sites: rows of sites that already exist do not count against it. */
export const maxRows = 500;

const siteName = lineSchema(120);

/** A mistake of a row; of none of its cells where the column is null. */
type RowProblem = { column: string | null; message: string };

/** A row as it would be stored. */
export type ParsedSite = {
  line: number;
  /** The host; null where the row names none. */
  address: string | null;
  name: string;
  /** Answers of the form. */
  values: Partial<Record<ColumnKey, unknown>>;
  problems: RowProblem[];
};

export type ParsedSites = {
  sites: ParsedSite[];
  /** Headers that name no column of ours. */
  ignored: string[];
  /** What is wrong with the table or with a line that is no row. */
  problems: { line: number; message: string }[];
};

/**
 * The sites of a table: a header and a row a site, or only addresses, one a line.
 * @param text as it was pasted or as it is in a file; cells are separated by `;`, `,` or tabs.
 */
export function parseSites(text: string): ParsedSites {
  const { header, rows, problems } = readCells(text);
  const failWith = (message: string) => ({
    sites: [],
    ignored: [],
    problems: [{ line: 1, message }, ...problems],
  });
  if (header === null) return failWith(importMessages.noHeader);
  const places = header.map(columnOf);
  const twice = importColumns.find(
    (column) => places.filter((place) => place === column).length > 1,
  );
  if (twice) return failWith(importMessages.twice(columnLabel(twice)));
  if (!places.includes(siteField)) return failWith(importMessages.noHeader);
  if (rows.length > maxRows) return failWith(importMessages.tooManyRows(maxRows));
  if (rows.length === 0) {
    return problems.length > 0
      ? { sites: [], ignored: [], problems }
      : failWith(importMessages.noRows);
  }
  const seen = new Map<string, number>();
  const sites = rows.map((row) => {
    const site = readRow(row, places);
    if (site.address === null) return site;
    const before = seen.get(site.address);
    if (before === undefined) seen.set(site.address, site.line);
    else {
      const message = importMessages.repeated(before);
      site.problems.push({ column: columnLabel(siteField), message });
    }
    return site;
  });
  return { sites, ignored: header.filter((name, at) => name !== "" && !places[at]), problems };
}

/** Reads the cells by the separator that gives the most names of columns in the first row. */
function readCells(text: string) {
  const separators: Separator[] = [";", "\t", ",", "none"];
  const tables = separators.map((separator) => {
    const { rows, problems } = readTable(text, separator);
    const known = (rows[0]?.cells ?? []).filter((cell) => columnOf(cell) !== null).length;
    return { rows, problems, known };
  });
  const best = tables.reduce((a, b) => (b.known > a.known ? b : a));
  if (best.known > 0) {
    const [first, ...rows] = best.rows;
    return { header: first?.cells ?? [], rows, problems: best.problems };
  }
  // A table of only addresses needs no header.
  const lines = tables.at(-1);
  const isList = lines?.rows.length && lines.rows.every(({ cells }) => siteAddressOf(cells[0]));
  return {
    header: isList ? [columnLabel(siteField)] : null,
    rows: lines?.rows ?? [],
    problems: [],
  };
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const byName = new Map(
  importColumns.flatMap((column) =>
    columnNames(column).map((name) => [plain(name), column] as const),
  ),
);
const columnOf = (name: string): ImportColumn | null => byName.get(plain(name)) ?? null;

function readRow({ line: at, cells }: TableRow, places: (ImportColumn | null)[]): ParsedSite {
  const cellOf = (column: ImportColumn) => cells[places.indexOf(column)] ?? "";
  const site: ParsedSite = { line: at, address: null, name: "", values: {}, problems: [] };
  const addProblem = (column: ImportColumn, message: string) =>
    site.problems.push({ column: columnLabel(column), message });
  for (const column of importColumns) {
    const cell = cellOf(column);
    if (cell === "" || !places.includes(column)) continue;
    if (column === "name") {
      const { data, error } = siteName.safeParse(cell);
      if (data === undefined) addProblem(column, firstOf(error));
      else site.name = data;
      continue;
    }
    if (/^\d[.,]\d+E\+\d+$/i.test(cell)) {
      addProblem(column, importMessages.shortened);
      continue;
    }
    // The one choice among the columns is written in many ways.
    const typed = definitionOf(column).kind === "choice" ? ownerKindOf(cell) : cell;
    if (typed === null) {
      addProblem(column, importMessages.ownerKind);
      continue;
    }
    const { data, error } = answersShape[column].safeParse(typed);
    if (error) addProblem(column, firstOf(error));
    else site.values[column] = data;
  }
  const { [siteField]: url } = site.values;
  site.address = typeof url === "string" ? siteAddressOf(url) : null;
  if (cellOf(siteField) === "") addProblem(siteField, importMessages.noAddress);
  if (site.name === "") site.name = site.address ?? cellOf(siteField);
  return site;
}

const firstOf = (error: { issues: readonly { message: string }[] } | undefined) =>
  error?.issues[0]?.message ?? "";

/** @returns null for what is no kind of an owner. */
function ownerKindOf(cell: string): "legal" | "individual" | null {
  const text = cell.toLowerCase().replaceAll(".", " ").replace(/\s+/g, " ").trim();
  const has = (names: readonly string[]) => names.includes(text);
  return has(ownerKinds.legal) ? "legal" : has(ownerKinds.individual) ? "individual" : null;
}
