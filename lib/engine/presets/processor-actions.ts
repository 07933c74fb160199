/**
 * The actions that a processing agreement allows for each role (152-ФЗ ст. 6 ч. 3: the agreement lists them, ст. 3 п. 3
 * names them): those that the work cannot do without. A proposal that the owner may change.
 */
import type { RecipientRole } from "@/lib/engine/presets/recipients";

const change = "уточнение (обновление, изменение)";
const seedQuery = "передача (предоставление, доступ) Оператору";
const end = ["блокирование", "удаление", "уничтожение"];

const keeping = [
  "запись",
  "систематизация",
  "накопление",
  "хранение",
  change,
  "извлечение",
  seedQuery,
  ...end,
];
const gathering = ["сбор", ...keeping];
const using = [
  "запись",
  "систематизация",
  "накопление",
  "хранение",
  "извлечение",
  "использование",
  ...end,
];
const working = ["сбор", ...keeping.slice(0, 6), "использование", seedQuery, ...end];

/** Absent: only the owner knows. */
export const processorActions: Partial<Record<RecipientRole, readonly string[]>> = {
  hosting: keeping,
  builder: gathering,
  platform: gathering,
  crm: gathering,
  booking: gathering,
  mail: using,
  mailing: using,
  analytics: working,
  callCentre: working,
  accounting: keeping,
  documentCheck: working,
  development: ["хранение", change, "извлечение", "использование", ...end],
};
