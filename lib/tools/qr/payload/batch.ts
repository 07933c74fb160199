import { toPayload } from "@/lib/tools/qr/payload/payload";
import type { QrValues } from "@/lib/tools/qr/payload/values";
import type { Table, TableProblem, TableRow } from "@/lib/tools/read-table";

/** The kinds of codes that a table may contain: those whose content is one cell. */
export const batchKinds = ["link", "text", "phone"] as const;
export type BatchKind = (typeof batchKinds)[number];

/** More at once would block a phone for a minute: each code is read back. */
export const maxCodes = 300;

/** A code to be made. */
export type BatchItem = {
  line: number;
  /** The file name, also printed below the code; empty when the table has one column. */
  name: string;
  /** The encoded text. */
  text: string;
};

export type Batch = {
  items: BatchItem[];
  problems: TableProblem[];
  /** Whether the first row was a header and became no code. */
  hasHeader: boolean;
};

/**
 * Reads the codes of a table, one per row: its name and its content, or only the content. A row that makes no code is
 * reported as a problem of its line; the others are still made.
 */
export function readBatch({ rows, problems }: Table, kind: BatchKind): Batch {
  const hasHeader = isHeader(rows[0]);
  const body = hasHeader ? rows.slice(1) : rows;
  const tooMany = body[maxCodes];
  if (tooMany) {
    return {
      items: [],
      problems: [
        {
          line: tooMany.line,
          message: `За\u00a0один раз не\u00a0больше ${maxCodes} кодов, а\u00a0строк ${body.length}. Разделите таблицу.`,
        },
      ],
      hasHeader,
    };
  }
  const isNamed = body.some(({ cells }) => cells.length > 1);
  const read = body.map((row) => readRow(row, kind, isNamed));
  const wrong = [...problems, ...read.filter(isProblem)].sort((a, b) => a.line - b.line);
  return {
    items: read.flatMap((row) => (isProblem(row) ? [] : [row])),
    problems: wrong,
    hasHeader,
  };
}

const isProblem = (row: BatchItem | TableProblem): row is TableProblem => "message" in row;

function readRow(
  { line, cells }: TableRow,
  kind: BatchKind,
  isNamed: boolean,
): BatchItem | TableProblem {
  if (cells.length > 2) {
    return {
      line,
      message: `Столбцов ${cells.length}, а\u00a0нужны два: название и\u00a0содержимое. Если в\u00a0содержимом есть разделитель, возьмите его в\u00a0кавычки.`,
    };
  }
  const [name = "", content = ""] = isNamed ? cells : ["", ...cells];
  const payload = payloadOf(kind, content);
  if (payload.text !== undefined) return { line, name, text: payload.text };
  return {
    line,
    message: payload.isEmpty
      ? "Содержимого нет: допишите его или удалите строку"
      : payload.problems[0].message,
  };
}

function payloadOf(kind: BatchKind, content: string) {
  const values: Pick<QrValues, BatchKind> = {
    link: { url: content },
    text: { text: content },
    phone: { phone: content },
  };
  return toPayload(kind, values[kind]);
}

const nameHeader = /^(?:№|название|имя|наименование|подпись|файл|name|title|label)$/i;
const contentHeader =
  /^(?:ссылка|адрес|сайт|содержимое|текст|данные|телефон|номер|url|link|content|text|data|phone)$/i;

/** True for a header row: words that are common as column titles and unlikely in a code. */
function isHeader(row: TableRow | undefined): boolean {
  const [first = "", second] = row?.cells ?? [];
  if (second === undefined) return contentHeader.test(first);
  return nameHeader.test(first) && contentHeader.test(second);
}
