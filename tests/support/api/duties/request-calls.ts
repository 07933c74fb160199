import { expect } from "vitest";
import * as answerRoute from "@/app/api/sites/[id]/requests/[request]/answer/route";
import * as extensionRoute from "@/app/api/sites/[id]/requests/[request]/extension/route";
import * as fileRoute from "@/app/api/sites/[id]/requests/[request]/file/route";
import * as requestRoute from "@/app/api/sites/[id]/requests/[request]/route";
import * as answeredRoute from "@/app/api/sites/[id]/requests/answered/route";
import * as calendarRoute from "@/app/api/sites/[id]/requests/calendar/route";
import * as requestsRoute from "@/app/api/sites/[id]/requests/route";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { PersonRequest } from "@/lib/features/requests/responses";
import type { RecordEntryRequest } from "@/lib/features/requests/schema";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import { type Call, call } from "@/tests/support/api/calls/api-call";

const of =
  (handler: RouteHandler, method: string, path: string) =>
  (id: string, { search = "", ...options }: Call & { search?: string }) =>
    call(handler, `/api/sites/${id}/requests${path}${search}`, {
      method,
      params: { id },
      ...options,
    });

const ofOne =
  (handler: RouteHandler, method: string, path: string) =>
  (id: string, request: string, options: Call) =>
    call(handler, `/api/sites/${id}/requests/${request}${path}`, {
      method,
      params: { id, request },
      ...options,
    });

/** The calls about the register of one site, by its id. */
export const requestCalls = {
  open: of(requestsRoute.GET, "GET", ""),
  add: of(requestsRoute.POST, "POST", ""),
  answered: of(answeredRoute.GET, "GET", "/answered"),
  calendar: of(calendarRoute.GET, "GET", "/calendar"),
  read: ofOne(requestRoute.GET, "GET", ""),
  mend: ofOne(requestRoute.PATCH, "PATCH", ""),
  remove: ofOne(requestRoute.DELETE, "DELETE", ""),
  extend: ofOne(extensionRoute.PUT, "PUT", "/extension"),
  answer: ofOne(answerRoute.PUT, "PUT", "/answer"),
  file: (id: string, request: string, search: string, options: Call) =>
    call(fileRoute.GET, `/api/sites/${id}/requests/${request}/file${search}`, {
      params: { id, request },
      ...options,
    }),
};

/** A request received today, with overrides. */
export const buildRequest = (changes: Partial<RecordEntryRequest>): RecordEntryRequest => ({
  kind: "access",
  channel: "email",
  receivedOn: toMoscowDate(new Date()),
  person: "Тайный Проситель",
  incoming: "вх-12",
  note: "Спрашивает, откуда у нас его телефон.",
  ...changes,
});

/** Adds a request over the API. */
export async function createRequest(
  token: string,
  site: string,
  changes: Partial<RecordEntryRequest>,
): Promise<PersonRequest> {
  const response = await requestCalls.add(site, { token, json: buildRequest(changes) });
  expect(response.status).toBe(201);
  return (await response.json()) as PersonRequest;
}
