import { z } from "zod";
import { changedField } from "@/lib/features/regulator-notification/model/compare-notifications";
import { detailKeys } from "@/lib/features/regulator-notification/model/details";
import { notificationSection } from "@/lib/features/regulator-notification/model/field";
import { notificationKind } from "@/lib/features/regulator-notification/schema";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const day = z.iso.date();

const sent = z.strictObject({
  id: identifier,
  kind: notificationKind,
  sentOn: day,
  number: z.string().nullable(),
  hasKey: z.boolean().describe("Ключ отдаёт отдельный вызов"),
  edition: z.int().min(1).describe("Редакция сведений о сайте"),
  createdAt: instant,
});

/** The response of `GET` and `PUT /api/sites/{id}/notification` and of the calls that change the list of sent ones. */
export const regulatorNotificationResponse = z.strictObject({
  site: z.strictObject({ id: identifier, name: z.string(), address: z.string() }),
  kind: notificationKind,
  isCrossBorder: z
    .boolean()
    .describe("Есть ли получатели за границей: тогда нужно и отдельное уведомление (ст. 12)"),
  edition: z.int().min(1).describe("Редакция сведений о сайте"),
  sections: z.array(notificationSection),
  details: z.partialRecord(z.enum(detailKeys), z.string()),
  unconfirmed: z
    .int()
    .min(0)
    .describe("Сколько увиденного на сайте не подтверждено и сюда не вошло"),
  sent: z.array(sent).describe("Отправленные, новые первыми"),
  changes: z
    .strictObject({
      fields: z.array(changedField).min(1),
      since: day,
      dueOn: day.describe("15-е число следующего месяца (152-ФЗ ст. 22 ч. 7)"),
    })
    .nullable()
    .describe("Чем сведения отличаются от последнего отправленного; null, если ничем"),
});
export type RegulatorNotification = z.output<typeof regulatorNotificationResponse>;

/** The response of `GET /api/sites/{id}/notification/sent/{sentId}`. */
export const sentResponse = sent.extend({
  accessKey: z.string().nullable(),
  sections: z.array(notificationSection),
});
export type SentDetails = z.output<typeof sentResponse>;
