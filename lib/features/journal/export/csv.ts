/** The journal as a table for Excel. Pure. */
import { consentEventLabels, consentSourceLabels } from "@/content/journal/labels";
import { byteOrderMark, csvLine } from "@/lib/core/text/csv";
import { formatMoscowTimestamp } from "@/lib/core/time/moscow-days";
import { formatChoice } from "@/lib/features/journal/export/format-choice";
import type { JournalRecord } from "@/lib/features/journal/responses";

const columns: [title: string, cell: (record: JournalRecord) => string][] = [
  ["Время (Москва)", ({ receivedAt }) => formatMoscowTimestamp(new Date(receivedAt))],
  ["Время (UTC)", ({ receivedAt }) => receivedAt],
  ["Номер посетителя", ({ id }) => id],
  ["Запись", ({ seq }) => String(seq)],
  ["Событие", ({ event }) => consentEventLabels[event]],
  ["Откуда", ({ source }) => consentSourceLabels[source]],
  ["Выбор", ({ choice }) => formatChoice(choice)],
  ["Страница", ({ page }) => page],
  ["Редакция текста", ({ edition }) => String(edition)],
  ["SHA-256 текста", ({ textHash }) => textHash],
  ["SHA-256 политики", ({ policyHash }) => policyHash],
];

/** The header row, with the byte order mark by which Excel recognises the encoding. */
export const csvHead = (): string => byteOrderMark + csvLine(columns.map(([title]) => title));

export const csvRow = (record: JournalRecord): string =>
  csvLine(columns.map(([, cell]) => cell(record)));
