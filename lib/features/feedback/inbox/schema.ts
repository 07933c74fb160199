import { z } from "zod";
import { feedbackTypes } from "@/content/feedback/options";
import { type FeedbackStatus, feedbackStatuses } from "@/content/feedback/statuses";
import { isId } from "@/lib/core/ids";
import { multilineSchema } from "@/lib/engine/text-schemas";
import { inboxMessages, maxAnswerLength } from "@/lib/features/feedback/messages";
import { listQuery } from "@/lib/platform/http/paging";

const oneOf = <K extends string>(options: Record<K, string>) =>
  z.enum(Object.keys(options) as [K, ...K[]], "Выберите вариант из списка");

const status = oneOf<FeedbackStatus>(feedbackStatuses);

/** Query of `GET /api/admin/feedback`: all messages, or those of one state or type. */
export const inboxQuery = listQuery.extend({
  status: status.optional(),
  type: oneOf(feedbackTypes).optional(),
});
export type InboxQuery = z.output<typeof inboxQuery>;

/** Segments of `/api/admin/feedback/{id}`. */
export const inboxParams = z.object({ id: z.string().refine(isId) });

/** Body of `PATCH /api/admin/feedback/{id}`. An answer alone changes the state to «Есть ответ». */
export const inboxChangeRequest = z
  .strictObject({
    status: status.optional(),
    adminResponse: z
      .string(inboxMessages.answer)
      .pipe(multilineSchema(maxAnswerLength).min(1, inboxMessages.answer))
      .optional(),
  })
  .refine(
    (change) => change.status !== undefined || change.adminResponse !== undefined,
    "Укажите status или adminResponse",
  );
export type InboxChangeRequest = z.input<typeof inboxChangeRequest>;
export type InboxChange = z.output<typeof inboxChangeRequest>;
