import { expect } from "vitest";
import * as calendarRoute from "@/app/api/sites/[id]/duties/calendar/route";
import * as dutiesRoute from "@/app/api/sites/[id]/duties/route";
import * as ownDutiesRoute from "@/app/api/user/duties/route";
import * as emailSettingsRoute from "@/app/api/user/letters/route";
import type { OwnDuties, SiteDuties } from "@/lib/features/duties/responses";
import { type Call, call } from "@/tests/support/api/calls/api-call";

/** The calls about the duties of one site, by its id, and of all sites. */
export const dutyCalls = {
  ofSite: (id: string, options: Call) =>
    call(dutiesRoute.GET, `/api/sites/${id}/duties`, { params: { id }, ...options }),
  calendar: (id: string, options: Call) =>
    call(calendarRoute.GET, `/api/sites/${id}/duties/calendar`, { params: { id }, ...options }),
  own: (options: Call) => call(ownDutiesRoute.GET, "/api/user/duties", options),
  emailSettings: (options: Call) => call(emailSettingsRoute.GET, "/api/user/letters", options),
  saveEmailSettings: (options: Call) =>
    call(emailSettingsRoute.PUT, "/api/user/letters", { method: "PUT", ...options }),
};

export async function readSiteDuties(token: string, id: string): Promise<SiteDuties> {
  const response = await dutyCalls.ofSite(id, { token });
  expect(response.status).toBe(200);
  return (await response.json()) as SiteDuties;
}

export async function readOwnDuties(token: string): Promise<OwnDuties> {
  const response = await dutyCalls.own({ token });
  expect(response.status).toBe(200);
  return (await response.json()) as OwnDuties;
}
