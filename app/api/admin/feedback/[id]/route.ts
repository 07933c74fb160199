import { getInboxMessage } from "@/lib/features/feedback/inbox/data";
import { changeInboxMessage } from "@/lib/features/feedback/inbox/operations";
import { inboxMessageResponse } from "@/lib/features/feedback/inbox/responses";
import { inboxChangeRequest, inboxParams } from "@/lib/features/feedback/inbox/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns one message with all its fields. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Обращение целиком",
    response: inboxMessageResponse,
    params: inboxParams,
    handle: async ({ params }) => getInboxMessage(await getDatabase(), params.id),
  }),

  /** Changes the state of a message or answers it; returns the updated message. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Ответить на обращение или сменить его состояние",
    details: "Ответ уходит письмом и уведомлением. 409, если ответить некому.",
    response: inboxMessageResponse,
    params: inboxParams,
    body: inboxChangeRequest,
    handle: async ({ caller, params, body, now }) =>
      changeInboxMessage(await getDatabase(), caller, { ...params, ...body }, now),
  }),
});
