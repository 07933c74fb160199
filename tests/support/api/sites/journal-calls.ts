import { createHash } from "node:crypto";
import * as formsRoute from "@/app/api/journal/[key]/forms/route";
import * as journalRoute from "@/app/api/journal/[key]/route";
import * as exportRoute from "@/app/api/sites/[id]/journal/export/route";
import * as orderRoute from "@/app/api/sites/[id]/journal/order/route";
import * as recordsRoute from "@/app/api/sites/[id]/journal/records/route";
import * as siteJournalRoute from "@/app/api/sites/[id]/journal/route";
import * as textRoute from "@/app/api/sites/[id]/journal/texts/[hash]/route";
import * as extractRoute from "@/app/api/sites/[id]/journal/visitors/[visitor]/extract/route";
import type { Journal } from "@/lib/features/journal/responses";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import type { ConsentRecord } from "@/lib/tools/consent-record";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import { postSite } from "@/tests/support/api/sites/site-calls";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Text that a banner may have shown. */
export const shownText = "Мы используем cookie.\nПринять / Отказаться";

/** A visitor's id, different for each number. */
export const visitorOf = (number: number): string =>
  Buffer.from(`посетитель${String(number).padStart(6, "0")}`)
    .toString("base64url")
    .slice(-22);

/** A valid record of a site. */
export const recordOf = (site: string, more: Partial<ConsentRecord> = {}): ConsentRecord => ({
  v: 1,
  site,
  id: visitorOf(1),
  seq: 1,
  event: "given",
  choice: { analytics: true, advertising: false },
  text: sha256(shownText),
  edition: 1,
  policy: "",
  page: "/",
  source: "banner",
  ...more,
});

/** Sends it as `sendBeacon` on a page of another site does. */
export const sendRecord = (key: string, record: unknown, headers: Record<string, string> = {}) =>
  call(journalRoute.POST, `/api/journal/${key}`, {
    method: "POST",
    params: { key },
    body: typeof record === "string" ? record : JSON.stringify(record),
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      origin: "https://romashka.example",
      "sec-fetch-site": "cross-site",
      ...headers,
    },
  });

export const sendForm = (key: string, options: Call) =>
  call(formsRoute.POST, `/api/journal/${key}/forms`, { params: { key }, ...options });

type Options = Call & { search?: string };
const of =
  (handler: RouteHandler, method: string, path: string) =>
  (id: string, { search = "", ...options }: Options = {}) =>
    call(handler, `/api/sites/${id}/journal${path}${search}`, {
      method,
      params: { id },
      ...options,
    });

/** The calls about the journal of one site, by its id. */
export const journalCalls = {
  read: of(siteJournalRoute.GET, "GET", ""),
  change: of(siteJournalRoute.PATCH, "PATCH", ""),
  list: of(recordsRoute.GET, "GET", "/records"),
  purge: of(recordsRoute.DELETE, "DELETE", "/records"),
  export: of(exportRoute.GET, "GET", "/export"),
  order: of(orderRoute.GET, "GET", "/order"),
  extract: (id: string, visitor: string, options: Call) =>
    call(extractRoute.GET, `/api/sites/${id}/journal/visitors/${visitor}/extract`, {
      params: { id, visitor },
      ...options,
    }),
  text: (id: string, hash: string, options: Call) =>
    call(textRoute.GET, `/api/sites/${id}/journal/texts/${hash}`, {
      params: { id, hash },
      ...options,
    }),
};

/** A new site whose journal is kept by the service. */
export async function openJournal(token: string, address = "romashka.example") {
  const { id } = (await (await postSite(token, { address })).json()) as { id: string };
  const response = await journalCalls.change(id, {
    token,
    json: { place: "ours", isOrderGiven: true },
  });
  const { key } = (await response.json()) as Journal;
  return { id, key };
}
