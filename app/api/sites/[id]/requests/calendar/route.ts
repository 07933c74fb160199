import { downloadCalendar } from "@/lib/features/duties/calendar-file";
import { siteRequestsParams } from "@/lib/features/requests/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Alias of the calendar of all duties, from the time when it covered requests only. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: "none",
    summary: "Обязанности сайта файлом для календаря (ICS), прежний адрес",
    response: { contentTypes: ["text/calendar"] },
    apiKey: true,
    params: siteRequestsParams,
    handle: async ({ caller, params, now }) =>
      fileResponse(await downloadCalendar(await getDatabase(), caller, params, now)),
  }),
});
