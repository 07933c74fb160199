import { documentParams } from "@/lib/features/documents/record/schema";
import { dismissLawNotices } from "@/lib/features/law-watch/operations";
import { closedNoticesResponse } from "@/lib/features/law-watch/responses";
import { dismissRequest } from "@/lib/features/law-watch/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns `{closed}`: the owner has seen the notices and keeps the text. Repeating the call closes nothing more. */
  POST: defineRoute({
    access: "user",
    members: { document: "followLaw" },
    limit: limits.change,
    summary: "Отметить изменение закона проверенным и оставить текст документа",
    response: closedNoticesResponse,
    apiKey: true,
    params: documentParams,
    body: dismissRequest,
    handle: async ({ caller, params, body, now }) =>
      dismissLawNotices(await getDatabase(), caller.userId, { ...params, ...body }, now),
  }),
});
