import { deleteNote } from "@/lib/features/admin/card/operations";
import { userCardResponse } from "@/lib/features/admin/card/responses";
import { noteParams } from "@/lib/features/admin/card/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Deletes a note; returns the user's card. */
  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Удалить заметку о пользователе",
    response: userCardResponse,
    params: noteParams,
    handle: async ({ caller, params, now }) => deleteNote(await getDatabase(), caller, params, now),
  }),
});
