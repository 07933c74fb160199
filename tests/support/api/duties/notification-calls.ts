import * as fileRoute from "@/app/api/sites/[id]/notification/file/route";
import * as notificationRoute from "@/app/api/sites/[id]/notification/route";
import * as oneSentRoute from "@/app/api/sites/[id]/notification/sent/[sentId]/route";
import * as sentRoute from "@/app/api/sites/[id]/notification/sent/route";
import { newId } from "@/lib/core/ids";
import type { Database } from "@/lib/platform/db/database";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import { type Call, call } from "@/tests/support/api/calls/api-call";

type Options = Call & { search?: string };
const of =
  (handler: RouteHandler, method: string, path: string) =>
  (id: string, { search = "", ...options }: Options = {}) =>
    call(handler, `/api/sites/${id}/notification${path}${search}`, {
      method,
      params: { id },
      ...options,
    });

const ofOne =
  (handler: RouteHandler, method: string) => (id: string, sentId: string, options: Call) =>
    call(handler, `/api/sites/${id}/notification/sent/${sentId}`, {
      method,
      params: { id, sentId },
      ...options,
    });

/** The calls about the regulator's notification of one site, by its id. */
export const notificationCalls = {
  read: of(notificationRoute.GET, "GET", ""),
  save: of(notificationRoute.PUT, "PUT", ""),
  file: of(fileRoute.GET, "GET", "/file"),
  record: of(sentRoute.POST, "POST", "/sent"),
  readSent: ofOne(oneSentRoute.GET, "GET"),
  changeSent: ofOne(oneSentRoute.PATCH, "PATCH"),
  deleteSent: ofOne(oneSentRoute.DELETE, "DELETE"),
};

/** Stores a sent notification, without the form. */
export async function createSent(database: Database, siteId: string): Promise<string> {
  const id = newId();
  await database.sentNotification.create({
    data: {
      id,
      siteId,
      kind: "initial",
      sentOn: "2026-11-01",
      number: "100345000",
      accessKey: "70700000",
      answers: {},
      details: {},
      sections: [],
      edition: 1,
      createdAt: new Date(),
    },
  });
  return id;
}
