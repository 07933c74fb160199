import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { isRecordDate } from "@/lib/core/time/moscow-days";
import { journalPlaces, journalYears } from "@/lib/features/journal/settings";
import { listQuery } from "@/lib/platform/http/paging";
import { consentEvents, consentRecord, consentSources } from "@/lib/tools/consent-record";

const { id: visitor, text, edition, page, choice } = consentRecord.shape;

/** Segments of `/api/journal/{key}`. */
export const journalKeyParams = z.object({ key: z.string().refine(isId) });

/** Segments of `/api/sites/{id}/journal`. */
export const siteJournalParams = z.object({ id: z.string().refine(isId) });

/** Segments of `/api/sites/{id}/journal/visitors/{visitor}`. */
export const visitorParams = siteJournalParams.extend({ visitor });

/** Segments of `/api/sites/{id}/journal/texts/{hash}`. */
export const textParams = siteJournalParams.extend({ hash: text });

/** Body of `POST /api/journal/{key}/forms`: the consents of a form, as the owner's server received them. */
export const formConsentRequest = z.strictObject({
  /** From an earlier response, for the same person; a new id by default. */
  id: visitor.optional(),
  purposes: choice.refine((boxes) => Object.keys(boxes).length > 0, "Назовите хотя бы одну цель"),
  textHash: text,
  edition,
  page,
});

const day = (message: string) => z.string(message).refine(isRecordDate, message);

/** Our CSV puts an apostrophe before a leading hyphen, which is pasted together with the id. */
const pastedVisitor = z
  .string()
  .transform((value) => value.trim().replace(/^'/, ""))
  .pipe(visitor);

/** The filters of records, which can be combined. Days are Moscow's. */
export const recordFilter = z.object({
  visitor: pastedVisitor.optional(),
  from: day("Первый день — ГГГГ-ММ-ДД").optional(),
  to: day("Последний день — ГГГГ-ММ-ДД").optional(),
  event: z.enum(consentEvents, "Такого события нет").optional(),
  source: z.enum(consentSources, "Откуда — banner или form").optional(),
});
export type RecordFilter = z.output<typeof recordFilter>;

/** The record after which a page begins, `<ISO instant>_<visitor>.<seq>`, opaque to the client. */
const recordCursor = z.string("Некорректный курсор").transform((text, context) => {
  const parts = /^(2\d{3}-\d\d-\d\dT[\d:.]+Z)_([A-Za-z0-9_-]{22})\.(\d{1,7})$/.exec(
    Buffer.from(text, "base64url").toString("latin1"),
  );
  const receivedAt = new Date(parts?.[1] ?? Number.NaN);
  if (parts?.[2] && !Number.isNaN(receivedAt.getTime())) {
    return { receivedAt, visitor: parts[2], seq: Number(parts[3]) };
  }
  context.addIssue({ code: "custom", message: "Некорректный курсор" });
  return z.NEVER;
});

/** Query of `GET /api/sites/{id}/journal/records`. */
export const recordsQuery = recordFilter.extend({
  limit: listQuery.shape.limit,
  cursor: recordCursor.optional(),
});

/** Body of `PATCH /api/sites/{id}/journal`. */
export const journalChangeRequest = z
  .strictObject({
    place: z.enum(journalPlaces, "Где журнал — none, own или ours").optional(),
    /** Required with `place: "ours"`: the owner gives the processing agreement of 152-ФЗ ст. 6 ч. 3. */
    isOrderGiven: z.literal(true, "Подтвердите поручение обработки").optional(),
    years: z
      .int("Срок — целое число лет")
      .min(journalYears.min, "Срок — не меньше года")
      .max(journalYears.max, "Срок — не больше десяти лет")
      .optional(),
  })
  .refine(
    ({ place, years }) => place !== undefined || years !== undefined,
    "Укажите, что изменить: место журнала (place) или срок (years)",
  )
  .refine(({ place, isOrderGiven }) => place !== "ours" || isOrderGiven === true, {
    path: ["isOrderGiven"],
    message: "Подтвердите поручение обработки",
  });

/** Query of `DELETE /api/sites/{id}/journal/records`. */
export const recordsPurgeQuery = z.object({
  /** The first day that is kept; by default everything is deleted. */
  before: day("День — ГГГГ-ММ-ДД").optional(),
});

/** Query of the files in document formats. */
export const processingAgreementQuery = z.object({
  format: z.enum(["pdf", "docx"], "Формат — pdf или docx").default("pdf"),
});
export type ProcessingAgreementQuery = z.output<typeof processingAgreementQuery>;

/** Query of `GET /api/sites/{id}/journal/file`. */
export const journalFileQuery = z.object({
  kind: z.enum(["php", "node"], "Файл — php или node").default("php"),
});
export type JournalFileQuery = z.output<typeof journalFileQuery>;
