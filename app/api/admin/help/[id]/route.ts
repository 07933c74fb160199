import { getDatabase } from "@/lib/db/client";
import { editedHelpAnswer } from "@/lib/help/answers";
import { changeHelp, getHelp, removeHelp } from "@/lib/help/operations";
import { helpChange, helpParams } from "@/lib/help/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Статья справки с текстом",
    answer: editedHelpAnswer,
    params: helpParams,
    handle: async ({ params }) => getHelp(await getDatabase(), params.id),
  }),

  /** What is left out stays. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить, опубликовать или снять статью справки",
    answer: editedHelpAnswer,
    params: helpParams,
    body: helpChange,
    handle: async ({ visitor, params, body, now }) =>
      changeHelp(await getDatabase(), visitor, { ...params, ...body }, now),
  }),

  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Удалить статью справки",
    answer: "empty",
    status: 204,
    params: helpParams,
    handle: async ({ visitor, params, now }) => {
      await removeHelp(await getDatabase(), visitor, params.id, now);
      return new Response(null, { status: 204 });
    },
  }),
});
