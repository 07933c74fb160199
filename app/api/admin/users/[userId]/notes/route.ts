import { addNote } from "@/lib/features/admin/card/operations";
import { userCardResponse } from "@/lib/features/admin/card/responses";
import { noteRequest } from "@/lib/features/admin/card/schema";
import { userParams } from "@/lib/features/admin/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Adds a note; returns the user's card. */
  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Добавить заметку о пользователе",
    details: "Пользователь увидит её в копии своих данных; удаляется вместе с учётной записью.",
    response: userCardResponse,
    params: userParams,
    body: noteRequest,
    example: { text: "Просил счёт на год, обещали прислать в понедельник." },
    handle: async ({ caller, params, body, now }) =>
      addNote(await getDatabase(), caller, { ...params, ...body }, now),
  }),
});
