import { z } from "zod";
import { notificationKinds } from "@/content/regulator-notification/fields";
import { isId } from "@/lib/core/ids";
import { isRecordDate } from "@/lib/core/time/moscow-days";
import { lineSchema } from "@/lib/engine/text-schemas";
import { siteParams } from "@/lib/features/sites/schema";

const kinds = Object.keys(notificationKinds) as (keyof typeof notificationKinds)[];

export const notificationKind = z.enum(kinds, `Вид уведомления — один из: ${kinds.join(", ")}`);

/** Query of `GET /api/sites/{id}/notification`. Without a kind: the next one that is due. */
export const notificationQuery = z.object({ kind: notificationKind.optional() });

/** Query of `GET /api/sites/{id}/notification/file`. */
export const notificationFileQuery = z.object({
  kind: notificationKind,
  format: z.enum(["pdf", "docx"], "Формат — pdf или docx"),
});

const sentOn = z
  .string("День отправки — ГГГГ-ММ-ДД")
  .refine(isRecordDate, "Укажите день отправки: ГГГГ-ММ-ДД");
const number = lineSchema(100, "Номер — текст до 100 знаков");
const accessKey = lineSchema(100, "Ключ — текст до 100 знаков");

/** Body of `POST /api/sites/{id}/notification/sent`. */
export const recordSentNotificationRequest = z.strictObject({
  kind: notificationKind,
  sentOn,
  number: number.optional(),
  accessKey: accessKey.optional(),
  /** The edition of the passport that was sent. */
  edition: z.int("Номер редакции паспорта — целое число от 1").min(1).max(9_999_999),
});
export type RecordSentNotificationRequest = z.input<typeof recordSentNotificationRequest>;

/** Segments of `/api/sites/{id}/notification/sent/{sentId}`. */
export const sentParams = siteParams.extend({ sentId: z.string().refine(isId) });

/**
 * Body of `PATCH /api/sites/{id}/notification/sent/{sentId}`: data that the regulator gave later; absent fields stay.
 */
export const sentChangeRequest = z
  .strictObject({
    sentOn: sentOn.optional(),
    number: number.optional(),
    accessKey: accessKey.optional(),
  })
  .refine(
    (body) => Object.keys(body).length > 0,
    "Укажите день (sentOn), номер (number) или ключ (accessKey)",
  );
export type SentChangeRequest = z.input<typeof sentChangeRequest>;
