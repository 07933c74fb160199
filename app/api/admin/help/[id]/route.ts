import { getHelp } from "@/lib/features/help/data";
import { changeHelp, removeHelp } from "@/lib/features/help/operations";
import { editedHelpResponse } from "@/lib/features/help/responses";
import { helpChangeRequest, helpParams } from "@/lib/features/help/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Статья справки с текстом",
    response: editedHelpResponse,
    params: helpParams,
    handle: async ({ params }) => getHelp(await getDatabase(), params.id),
  }),

  /** Fields that are left out stay unchanged; 409 when `after` is no longer the state of the text. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить, опубликовать или снять статью справки",
    response: editedHelpResponse,
    params: helpParams,
    body: helpChangeRequest,
    handle: async ({ caller, params, body, now }) =>
      changeHelp(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Удалить статью справки",
    response: "empty",
    status: 204,
    params: helpParams,
    handle: async ({ caller, params, now }) => {
      await removeHelp(await getDatabase(), caller, params.id, now);
      return new Response(null, { status: 204 });
    },
  }),
});
