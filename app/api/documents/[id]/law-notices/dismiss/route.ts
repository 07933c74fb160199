import { getDatabase } from "@/lib/db/client";
import { documentParams } from "@/lib/documents/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { closedNoticesAnswer } from "@/lib/law-watch/answers";
import { dismissLawNotices } from "@/lib/law-watch/operations";
import { dismissSchema } from "@/lib/law-watch/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{closed}`: the owner has looked and keeps the text. A second time closes nothing more. */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отметить изменение закона проверенным и оставить текст документа",
    answer: closedNoticesAnswer,
    apiKey: true,
    params: documentParams,
    body: dismissSchema,
    handle: async ({ visitor, params, body, now }) =>
      dismissLawNotices(await getDatabase(), visitor.userId, { ...params, ...body }, now),
  }),
});
