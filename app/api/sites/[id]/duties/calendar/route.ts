import { downloadCalendar } from "@/lib/features/duties/calendar-file";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All open duties, without personal data of the requesters: calendars are stored by third parties. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: "none",
    summary: "Обязанности сайта файлом для календаря (ICS)",
    response: { contentTypes: ["text/calendar"] },
    apiKey: true,
    params: siteParams,
    handle: async ({ caller, params, now }) =>
      fileResponse(await downloadCalendar(await getDatabase(), caller, params, now)),
  }),
});
