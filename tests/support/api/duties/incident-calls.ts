import { expect } from "vitest";
import * as fileRoute from "@/app/api/sites/[id]/incidents/[incident]/file/route";
import * as foundRoute from "@/app/api/sites/[id]/incidents/[incident]/found/route";
import * as incidentRoute from "@/app/api/sites/[id]/incidents/[incident]/route";
import * as sentRoute from "@/app/api/sites/[id]/incidents/[incident]/sent/route";
import * as incidentsRoute from "@/app/api/sites/[id]/incidents/route";
import type { Incident } from "@/lib/features/incidents/responses";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import { type Call, call } from "@/tests/support/api/calls/api-call";

const ofOne =
  (handler: RouteHandler, method: string, path: string) =>
  (id: string, incident: string, options: Call) =>
    call(handler, `/api/sites/${id}/incidents/${incident}${path}`, {
      method,
      params: { id, incident },
      ...options,
    });

/** The calls about the incidents of one site, by its id. */
export const incidentCalls = {
  list: (id: string, options: Call) =>
    call(incidentsRoute.GET, `/api/sites/${id}/incidents`, { params: { id }, ...options }),
  add: (id: string, options: Call) =>
    call(incidentsRoute.POST, `/api/sites/${id}/incidents`, { params: { id }, ...options }),
  write: ofOne(incidentRoute.PUT, "PUT", ""),
  file: (id: string, incident: string, search: string, options: Call) =>
    call(fileRoute.GET, `/api/sites/${id}/incidents/${incident}/file${search}`, {
      params: { id, incident },
      ...options,
    }),
  remove: ofOne(incidentRoute.DELETE, "DELETE", ""),
  correct: ofOne(foundRoute.PUT, "PUT", "/found"),
  sent: ofOne(sentRoute.PUT, "PUT", "/sent"),
};

/** Records a leak over the API. */
export async function createIncident(
  token: string,
  site: string,
  foundAt: Date,
): Promise<Incident> {
  const response = await incidentCalls.add(site, {
    token,
    json: { foundAt: foundAt.toISOString() },
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Incident;
}
