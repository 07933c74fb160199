/** The journal as a table for Excel: RFC 4180 with semicolons, as Russian settings of Excel open it. Pure. */
import { eventWords, sourceWords } from "@/content/journal/words";
import { moscowMoment } from "@/lib/core/moscow-days";
import { choiceWords } from "@/lib/features/journal/export/choice-words";
import type { JournalRecord } from "@/lib/features/journal/responses";

/** U+FEFF: without it Excel takes UTF-8 for Windows-1251. */
const byteOrderMark = "\ufeff";

const columns: [title: string, cell: (record: JournalRecord) => string][] = [
  ["Время (Москва)", ({ receivedAt }) => moscowMoment(new Date(receivedAt))],
  ["Время (UTC)", ({ receivedAt }) => receivedAt],
  ["Номер посетителя", ({ id }) => id],
  ["Запись", ({ seq }) => String(seq)],
  ["Событие", ({ event }) => eventWords[event]],
  ["Откуда", ({ source }) => sourceWords[source]],
  ["Выбор", ({ choice }) => choiceWords(choice)],
  ["Страница", ({ page }) => page],
  ["Редакция текста", ({ edition }) => String(edition)],
  ["SHA-256 текста", ({ textHash }) => textHash],
  ["SHA-256 политики", ({ policyHash }) => policyHash],
];

/** The first line, with the mark by which Excel knows the encoding. */
export const csvHead = (): string => byteOrderMark + csvLine(columns.map(([title]) => title));

export const csvRow = (record: JournalRecord): string =>
  csvLine(columns.map(([, cell]) => cell(record)));

const csvLine = (cells: string[]): string => `${cells.map(csvCell).join(";")}\r\n`;

/**
 * A cell that no program takes for a formula: ids begin with a hyphen sometimes, pages come from strangers. Source: OWASP,
 * «CSV Injection».
 */
function csvCell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
