import { getDatabase } from "@/lib/db/client";
import { inboxMessageAnswer } from "@/lib/feedback/inbox/answers";
import { changeInboxMessage, getInboxMessage } from "@/lib/feedback/inbox/operations";
import { inboxChange, inboxParams } from "@/lib/feedback/inbox/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** One message with everything that was filled in. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Обращение целиком",
    answer: inboxMessageAnswer,
    params: inboxParams,
    handle: async ({ params }) => getInboxMessage(await getDatabase(), params.id),
  }),

  /** Changes its state or answers it; the message as it is now. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Ответить на обращение или сменить его состояние",
    details: "Ответ уходит письмом и уведомлением. 409, если ответить некому.",
    answer: inboxMessageAnswer,
    params: inboxParams,
    body: inboxChange,
    handle: async ({ visitor, params, body, now }) =>
      changeInboxMessage(await getDatabase(), visitor, { ...params, ...body }, now),
  }),
});
