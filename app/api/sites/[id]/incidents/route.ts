import { getIncidents } from "@/lib/features/incidents/data";
import { recordIncident } from "@/lib/features/incidents/operations";
import { incidentResponse, incidentsResponse } from "@/lib/features/incidents/responses";
import { newIncidentRequest, siteIncidentsParams } from "@/lib/features/incidents/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Data leaks with both deadlines. */
  GET: defineRoute({
    access: "user",
    members: { site: "keepIncidents" },
    limit: "none",
    summary: "Инциденты сайта: когда выявлены и до какого времени сообщить",
    response: incidentsResponse,
    apiKey: true,
    params: siteIncidentsParams,
    handle: async ({ caller, params, now }) =>
      getIncidents(await getDatabase(), caller.userId, params.id, now),
  }),

  /** Records a leak: the terms of 24 and 72 hours start at its discovery. */
  POST: defineRoute({
    access: "user",
    members: { site: "keepIncidents" },
    limit: limits.change,
    summary: "Записать инцидент с персональными данными",
    details: "Сроки — 24 и 72 часа с момента выявления (152-ФЗ ст. 21 ч. 3.1).",
    response: incidentResponse,
    status: 201,
    errors: ["CONFLICT"],
    apiKey: true,
    params: siteIncidentsParams,
    body: newIncidentRequest,
    example: { foundAt: "2026-11-27T10:15:00+03:00" },
    handle: async ({ caller, params, body, now }) =>
      Response.json(
        await recordIncident(await getDatabase(), caller, { ...params, ...body }, now),
        { status: 201 },
      ),
  }),
});
