import { z } from "zod";
import { type PickListName, pickLists } from "@/content/regulator/pick-lists";
import type { QuestionKey } from "@/lib/engine/questions/questions";
import { questionKeys } from "@/lib/engine/questions/questions";
import { detailKeys } from "@/lib/features/regulator-notification/model/details";
import { notificationKind } from "@/lib/features/regulator-notification/schema";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const day = z.iso.date();
const question = z.enum(questionKeys as [QuestionKey, ...QuestionKey[]]);
const detail = z.enum(detailKeys);

const field = z.strictObject({
  id: z.string().describe("Одно и то же для одних и тех же сведений"),
  label: z.string(),
  state: z.enum(["filled", "check", "asked"]).describe("Заполнено, проверьте, спросить"),
  value: z.string().nullable(),
  picks: z
    .strictObject({
      list: z.enum(Object.keys(pickLists) as [PickListName, ...PickListName[]]),
      keys: z.array(z.string()),
    })
    .optional()
    .describe("Что отметить в списке формы"),
  words: z.array(z.string()).optional().describe("Что вписать рядом с отмеченным"),
  sources: z
    .array(z.union([z.strictObject({ question, label: z.string() }), z.strictObject({ detail })]))
    .describe("Где на это отвечают: вопрос сведений о сайте или самого уведомления"),
  reason: z.string().optional().describe("Почему проверить"),
  norm: z.string(),
  isRequired: z.boolean(),
  isReported: z.boolean().describe("Сообщают ли об изменении (152-ФЗ ст. 22 ч. 3, 7)"),
  isInForm: z.boolean(),
});

const section = z.strictObject({ id: z.string(), title: z.string(), fields: z.array(field) });

const sent = z.strictObject({
  id: identifier,
  kind: notificationKind,
  sentOn: day,
  number: z.string().nullable(),
  hasKey: z.boolean().describe("Ключ отдаёт отдельный вызов"),
  edition: z.int().min(1).describe("Редакция сведений о сайте"),
  createdAt: instant,
});

const change = z.strictObject({
  id: z.string(),
  section: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  questions: z.array(question),
});

/** The response of `GET` and `PUT /api/sites/{id}/notification` and of what changes the list of sent ones. */
export const notificationResponse = z.strictObject({
  site: z.strictObject({ id: identifier, name: z.string(), address: z.string() }),
  kind: notificationKind,
  isCrossBorder: z
    .boolean()
    .describe("Есть ли получатели за границей: тогда нужно и отдельное уведомление (ст. 12)"),
  edition: z.int().min(1).describe("Редакция сведений о сайте"),
  sections: z.array(section),
  details: z.partialRecord(detail, z.string()),
  unconfirmed: z
    .int()
    .min(0)
    .describe("Сколько увиденного на сайте не подтверждено и сюда не вошло"),
  sent: z.array(sent).describe("Отправленные, новые первыми"),
  changes: z
    .strictObject({
      fields: z.array(change).min(1),
      since: day,
      dueOn: day.describe("15-е число следующего месяца (152-ФЗ ст. 22 ч. 7)"),
    })
    .nullable()
    .describe("Чем сведения отличаются от последнего отправленного; null, если ничем"),
});
export type Notification = z.output<typeof notificationResponse>;

/** The response of `GET /api/sites/{id}/notification/sent/{sentId}`. */
export const sentResponse = sent.extend({
  accessKey: z.string().nullable(),
  sections: z.array(section),
});
export type SentDetails = z.output<typeof sentResponse>;
