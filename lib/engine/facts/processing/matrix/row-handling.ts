/** The actions with the data of a row, and their destruction. */
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { ProcessingRow, RowKey } from "@/lib/engine/presets/processing";

/** The actions with the data; those of publications and of a mass medium become public. */
const publicRows: readonly RowKey[] = ["publication", "distribution", "journalism", "sellers"];

export function actionsOf(key: RowKey, transferred: boolean): readonly string[] {
  if (publicRows.includes(key)) return actionLists.published;
  return transferred ? actionLists.transferred : actionLists.kept;
}

const withTransfer = (...transfer: string[]): readonly string[] => [
  "сбор",
  "запись",
  "систематизация",
  "накопление",
  "хранение",
  "уточнение (обновление, изменение)",
  "извлечение",
  "использование",
  ...transfer,
  "блокирование",
  "удаление",
  "уничтожение",
];

const actionLists = {
  published: withTransfer("передача (распространение, предоставление, доступ)"),
  transferred: withTransfer("передача (предоставление, доступ)"),
  kept: withTransfer(),
};

/** Whether the owner answers that the data are kept on paper; a clinic has cards and contracts (323-ФЗ ст. 78, 84). */
export const isOnPaper = (key: RowKey, known: KnownFacts): boolean =>
  (industryPresets[known["site.industry"]].notOnHosting?.includes(key) ?? false) ||
  known["records.onPaper"].some((kind) => kind === key);

export function destructionOf(grounds: ProcessingRow["grounds"], onPaper: boolean): string {
  const { electronic, paper } = grounds.some((ground) => ground.consent)
    ? destruction.withConsent
    : destruction.withoutConsent;
  return onPaper ? paper : electronic;
}

// The purpose is reached at the end of the row's own term; thirty days from any earlier event would
// contradict it.
const destroyed = (event: string) => ({
  electronic: `Данные удаляются из информационных систем не позднее 30 дней ${event}`,
  paper: `Данные удаляются из информационных систем, а бумажные носители уничтожаются не позднее 30 дней ${event}`,
});

const destruction = {
  withConsent: destroyed("со дня, когда истёк указанный срок или отозвано согласие"),
  withoutConsent: destroyed("со дня, когда истёк указанный срок"),
};
