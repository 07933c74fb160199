import { contentTypes } from "@/lib/features/documents/export/formats";
import { downloadSheet } from "@/lib/features/regulator-notification/export/sheet-file";
import { notificationFileQuery } from "@/lib/features/regulator-notification/schema";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The notification as a file to print, sign and send to the territorial office. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: limits.exportNotification,
    summary: "Уведомление Роскомнадзора на бумаге, PDF или DOCX",
    response: { contentTypes: [contentTypes.pdf, contentTypes.docx] },
    errors: ["UNAVAILABLE"],
    apiKey: true,
    params: siteParams,
    query: notificationFileQuery,
    handle: async ({ caller, params, query, now }) =>
      fileResponse(await downloadSheet(await getDatabase(), caller, { ...params, ...query }, now)),
  }),
});
