import { expect } from "vitest";
import * as bannerRoute from "@/app/api/sites/[id]/banner/route";
import * as documentsRoute from "@/app/api/sites/[id]/documents/route";
import * as editionsRoute from "@/app/api/sites/[id]/editions/route";
import * as passportRoute from "@/app/api/sites/[id]/passport/route";
import * as siteRoute from "@/app/api/sites/[id]/route";
import * as sitesRoute from "@/app/api/sites/route";
import type { SiteBannerDetails } from "@/lib/features/cookie-banner/responses";
import type { Passport } from "@/lib/features/passport/responses";
import type { SiteDetails, SiteSummary } from "@/lib/features/sites/responses";
import type { RouteHandler } from "@/lib/platform/http/define-route";
import { type Call, call } from "@/tests/support/api/calls/api-call";
import { shopAnswers } from "@/tests/support/api/calls/api-session";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import type { TestDatabase } from "@/tests/support/servers/test-database";

const of =
  (handler: RouteHandler, method: string, path: string) =>
  (id: string, options: Call & { search?: string } = {}) =>
    call(handler, `/api/sites/${id}${path}${options.search ?? ""}`, {
      method,
      params: { id },
      ...options,
    });

/** The calls about one site, by its id. */
export const siteCalls = {
  read: of(siteRoute.GET, "GET", ""),
  rename: of(siteRoute.PATCH, "PATCH", ""),
  remove: of(siteRoute.DELETE, "DELETE", ""),
  readPassport: of(passportRoute.GET, "GET", "/passport"),
  changePassport: of(passportRoute.PUT, "PUT", "/passport"),
  createDocuments: of(documentsRoute.POST, "POST", "/documents"),
  readBanner: of(bannerRoute.GET, "GET", "/banner"),
  saveBanner: of(bannerRoute.PUT, "PUT", "/banner"),
  listOutdated: of(editionsRoute.GET, "GET", "/editions"),
  createEditions: of(editionsRoute.POST, "POST", "/editions"),
};

export const postSite = (token: string, json: unknown) =>
  call(sitesRoute.POST, "/api/sites", { json, token });

export const listSites = async (token: string, search = ""): Promise<SiteSummary[]> =>
  (await call(sitesRoute.GET, `/api/sites${search}`, { token })).json();

/** The body of a successful response. */
async function read<T>(response: Response): Promise<T> {
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

export const readSite = async (token: string, id: string) =>
  read<SiteDetails>(await siteCalls.read(id, { token }));

export const readPassport = async (token: string, id: string) =>
  read<Passport>(await siteCalls.readPassport(id, { token }));

/** The facts of a passport as a request body that changes nothing. */
export const valuesOf = ({ facts }: Passport): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, fact.value]));

export const readBanner = async (token: string, id: string) =>
  read<SiteBannerDetails>(await siteCalls.readBanner(id, { token }));

/** Answers whose form does not ask which data are processed and why. */
export const returnPolicyAnswers = {
  ...shopAnswers,
  type: "return",
  processingPurposes: undefined,
  dataTypesCollected: undefined,
};

/** An owner with a paid plan, in a freshly cleared database. */
export async function newPremiumOwner(database: TestDatabase): Promise<RegisteredUser> {
  await database.clear();
  const owner = await registerUser();
  const data = { role: "premium", subscription: "premium", documentsLimit: 100 };
  await database.client.user.update({ where: { id: owner.id }, data });
  return owner;
}

/** The site of an owner who has one. */
export async function readOnlySite(token: string): Promise<SiteSummary> {
  const [site, ...others] = await listSites(token);
  expect(others).toEqual([]);
  if (!site) throw new Error("There is no site");
  return site;
}

/** The documents affected by the facts of a site. */
export async function listOutdated(token: string, id: string) {
  return read<{
    passport: number;
    touched: { id: string; edition: number; comparison: unknown; refusal: string | null }[];
  }>(await siteCalls.listOutdated(id, { token }));
}
