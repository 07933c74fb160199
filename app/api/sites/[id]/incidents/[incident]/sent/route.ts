import { recordReport } from "@/lib/features/incidents/operations";
import { incidentResponse } from "@/lib/features/incidents/responses";
import { recordReportRequest, siteIncidentParams } from "@/lib/features/incidents/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Records that a notice was sent to the regulator; repeating the call corrects it. */
  PUT: defineRoute({
    access: "user",
    members: { site: "keepIncidents" },
    limit: limits.change,
    summary: "Отметить, что уведомление об инциденте отправлено",
    response: incidentResponse,
    errors: ["CONFLICT"],
    apiKey: true,
    params: siteIncidentParams,
    body: recordReportRequest,
    example: { part: "notice", sentAt: "2026-11-27T12:00:00+03:00", number: "12345" },
    handle: async ({ caller, params, body, now }) =>
      recordReport(await getDatabase(), caller, { ...params, ...body }, now),
  }),
});
