import { correctDiscoveryTime } from "@/lib/features/incidents/operations";
import { incidentResponse } from "@/lib/features/incidents/responses";
import { foundRequest, siteIncidentParams } from "@/lib/features/incidents/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Corrects the moment of discovery: once, with a reason, and before a notice has been sent that states it. */
  PUT: defineRoute({
    access: "user",
    members: { site: "keepIncidents" },
    limit: limits.change,
    summary: "Исправить время выявления инцидента, один раз",
    response: incidentResponse,
    errors: ["CONFLICT"],
    apiKey: true,
    params: siteIncidentParams,
    body: foundRequest,
    example: { foundAt: "2026-11-27T09:40:00+03:00", reason: "Сообщение пришло раньше." },
    handle: async ({ caller, params, body, now }) =>
      correctDiscoveryTime(await getDatabase(), caller, { ...params, ...body }, now),
  }),
});
