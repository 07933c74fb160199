/** The extract «Доказательство согласия» as a document to print. Pure. */
import { consentEventLabels, consentSourceLabels } from "@/content/journal/labels";
import { formatMoscowTimestamp } from "@/lib/core/time/moscow-days";
import { type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import type { Block } from "@/lib/engine/tree/document";
import { heading, list, paragraph, table, text } from "@/lib/engine/tree/plain-blocks";
import type { PrintedText } from "@/lib/engine/writers/shared/document-metadata";
import { formatChoice } from "@/lib/features/journal/export/format-choice";
import type { JournalRecord } from "@/lib/features/journal/responses";

/** The data of an extract. */
export type Extract = {
  site: { address: string; owner: string };
  visitor: string;
  /** Oldest first. */
  records: JournalRecord[];
  /** Only texts that are stored: the hash of a record may have none. */
  texts: { hash: string; edition: number; text: string; since: Date }[];
  now: Date;
};

/**
 * Everything that a journal contains about one visitor id: who asks for consent, what was chosen and when, the exact
 * texts with their hashes, and how anyone can verify them. The duty to prove consent: 152-ФЗ ст. 9 ч. 3.
 */
export function toExtract({ site, visitor, records, texts, now }: Extract): PrintedText {
  const title = "Доказательство согласия";
  const date: IsoDate = toMoscowDate(now);
  return {
    title,
    date,
    blocks: [
      heading(1, "title", title),
      {
        type: "requisites",
        rows: [
          { label: "Сайт", value: [text(site.address)] },
          {
            label: "Оператор",
            value: [text(site.owner || "в сведениях о сайте не указан")],
          },
          { label: "Номер посетителя", value: [text(visitor)] },
          { label: "Записей", value: [text(String(records.length))] },
          { label: "Выписка сделана", value: [text(`${formatMoscowTimestamp(now)} (мск)`)] },
        ],
      },
      paragraph(
        "Номер посетителя — случайные 16 байт, которые браузер получил на сайте. Имени, телефона, почты и IP-адреса в журнале нет.",
      ),
      heading(2, "records", "Записи"),
      table(
        ["№", "Время (мск)", "Событие", "Выбор", "Страница", "Откуда", "Текст"],
        records.map((record) => [
          String(record.seq),
          formatMoscowTimestamp(new Date(record.receivedAt)),
          consentEventLabels[record.event],
          formatChoice(record.choice),
          record.page,
          consentSourceLabels[record.source],
          `ред. ${record.edition}, ${record.textHash.slice(0, 8)}…`,
        ]),
      ),
      ...uniqueHashes(records).flatMap((hash, at) =>
        textPart(
          hash,
          at,
          texts.find((text) => text.hash === hash),
        ),
      ),
      ...policyPart(records),
      heading(2, "check", "Как проверить"),
      list([
        "Время записей поставил сервер, который их принял.",
        "Отпечаток — SHA-256 текста в UTF-8. Текст выдаётся файлом из журнала: отпечаток файла должен совпасть.",
        "Записи не исправляются: новый выбор — новая запись с номером на единицу больше.",
        "Выписка сделана из журнала владельцем сайта и электронной подписью не заверена.",
      ]),
    ],
  };
}

const uniqueHashes = (records: JournalRecord[]) => [
  ...new Set(records.map(({ textHash }) => textHash)),
];

function textPart(hash: string, at: number, stored: Extract["texts"][number] | undefined): Block[] {
  const title = stored
    ? `Что прочитал посетитель: редакция ${stored.edition}`
    : "Что прочитал посетитель";
  const id = `text-${at + 1}`;
  if (!stored) {
    return [heading(2, id, title), paragraph(`Текста с отпечатком ${hash} в журнале нет.`)];
  }
  return [
    heading(2, id, title),
    {
      type: "requisites",
      rows: [
        { label: "SHA-256", value: [text(hash)] },
        { label: "В журнале с", value: [text(`${formatMoscowTimestamp(stored.since)} (мск)`)] },
      ],
    },
    // As they were shown, without our typography.
    ...stored.text
      .split(/\r?\n/)
      .filter((value) => value.trim() !== "")
      .map((value): Block => ({ type: "paragraph", children: [text(value)] })),
  ];
}

function policyPart(records: JournalRecord[]): Block[] {
  const hashes = [...new Set(records.map(({ policyHash }) => policyHash))].filter(Boolean);
  if (hashes.length === 0) return [];
  return [heading(2, "policy", "Отпечаток политики, на которую вела ссылка"), list(hashes)];
}
