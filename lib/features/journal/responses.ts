import { z } from "zod";
import { journalPlaces } from "@/lib/features/journal/settings";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";
import { consentEvents, consentSources } from "@/lib/tools/consent-record";

const share = z.strictObject({
  answered: z
    .int()
    .min(1)
    .describe("Сколько посетителей выбрали что-нибудь; кто не ответил, здесь не считается"),
  agreed: z.int().min(0).describe("Сколько из них разрешили хотя бы одно"),
  byCategory: z.record(z.string(), z.int().min(0)).describe("Сколько разрешили каждую категорию"),
  since: instant.describe("С какого времени посчитано"),
});

export const journalResponse = z.strictObject({
  site: z.strictObject({ id: identifier, name: z.string(), address: z.string() }),
  place: z
    .enum(journalPlaces)
    .describe("none — не ведётся, own — на сервере сайта, ours — в сервисе"),
  key: identifier.describe(
    "Открытый ключ журнала: позволяет писать и ничего не позволяет прочитать",
  ),
  url: z.url().describe("Куда баннер шлёт записи, когда журнал в сервисе"),
  years: z.int().min(1).max(10).describe("Сколько лет хранятся записи после своего месяца"),
  oursSince: instant.nullable().describe("С какого времени записи приходят в сервис"),
  firstAt: instant.nullable().describe("Время самой ранней записи; null, пока записей нет"),
  lastAt: instant.nullable(),
  orderSentence: z
    .string()
    .describe("Предложение для политики cookie, когда журнал в сервисе (152-ФЗ ст. 6 ч. 3)"),
  share: share
    .nullable()
    .describe("Доля согласий по последним выборам в баннере, не больше 10 000; null, пока их нет"),
  texts: z
    .array(z.strictObject({ hash: z.string(), edition: z.int().min(1), since: instant }))
    .describe("Тексты, на которые ссылаются записи, новые первыми"),
});
export type Journal = z.output<typeof journalResponse>;

export const journalRecordResponse = z.strictObject({
  id: z.string().describe("Случайный номер посетителя: никого не называет"),
  seq: z.int().min(1),
  receivedAt: instant.describe("Время сервера"),
  event: z.enum(consentEvents),
  choice: z.record(z.string(), z.boolean()),
  textHash: z.string(),
  edition: z.int().min(1),
  policyHash: z.string(),
  page: z.string(),
  source: z.enum(consentSources),
});
export type JournalRecord = z.output<typeof journalRecordResponse>;

export const formConsentResponse = z.strictObject({
  id: z.string().describe("Сохраните рядом с заявкой: по нему найдётся доказательство"),
  seq: z.int().min(1),
  receivedAt: instant,
});

export const purgedRecordsResponse = z.strictObject({
  message: z.string(),
  records: z.int().min(0).describe("Сколько записей удалено"),
});
