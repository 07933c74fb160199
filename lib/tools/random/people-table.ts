import type { TableRow } from "@/lib/tools/read-table";

const nameHeader =
  /^(?:имя|ник|никнейм|автор|участник|пользователь|логин|фио|name|user|username|author|login|nickname)(?:\s|$)/i;
const otherHeader =
  /^(?:№|id|дата|время|комментарий|текст|лайки|date|time|comment|text|likes|url|ссылка)(?:\s|$)/i;

export type PeopleTable = {
  /** The title of each column: its header or its number. */
  columns: string[];
  /** The column that most likely contains the names. */
  likely: number;
  /** The rows without the header. */
  rows: string[][];
};

/** Reads a table of comments as services export it: its columns, and the one that most likely contains the names. */
export function readPeopleTable(table: readonly TableRow[]): PeopleTable {
  const rows = table.map(({ cells }) => cells);
  const [first = []] = rows;
  const hasHeader = first.some((cell) => nameHeader.test(cell) || otherHeader.test(cell));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from(
    { length: width },
    (_, index) => (hasHeader && first[index]) || `Столбец ${index + 1}`,
  );
  const named = columns.findIndex((column) => nameHeader.test(column));
  return { columns, likely: Math.max(0, named), rows: hasHeader ? rows.slice(1) : rows };
}

/** The cells of a column, one per line; a line break inside a cell becomes a space. */
export const columnText = ({ rows }: PeopleTable, column: number): string =>
  rows
    .map((cells) => (cells[column] ?? "").replace(/\s+/g, " ").trim())
    .filter((cell) => cell !== "")
    .join("\n");
