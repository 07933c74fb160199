import { deleteIncident, saveIncidentFields } from "@/lib/features/incidents/operations";
import { incidentResponse } from "@/lib/features/incidents/responses";
import { incidentFieldsRequest, siteIncidentParams } from "@/lib/features/incidents/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Changes what the notices say. */
  PUT: defineRoute({
    access: "user",
    members: { site: "keepIncidents" },
    limit: limits.saveDraft,
    summary: "Записать сведения об инциденте для уведомлений",
    response: incidentResponse,
    errors: ["CONFLICT"],
    apiKey: true,
    params: siteIncidentParams,
    body: incidentFieldsRequest,
    example: { what: "Файл с заказами был открыт по ссылке.", measures: "Ссылка закрыта." },
    handle: async ({ caller, params, body, now }) =>
      saveIncidentFields(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  /** Deletes the incident before its retention term ends. */
  DELETE: defineRoute({
    access: "user",
    members: { site: "deleteEntries" },
    limit: limits.change,
    summary: "Удалить запись об инциденте раньше срока",
    response: messageResponse,
    apiKey: true,
    params: siteIncidentParams,
    handle: async ({ caller, params }) => {
      await deleteIncident(await getDatabase(), caller, params);
      return { message: "Инцидент удалён" };
    },
  }),
});
