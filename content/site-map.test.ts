import { expect, test } from "vitest";
import { builtPages } from "@/content/navigation";
import { siteMap, siteMapFigures, siteMapForAdmins, siteMapForUsers } from "@/content/site-map";

const groups = [...siteMap, siteMapForUsers, siteMapForAdmins];
const pathOf = (href: string) => href.split(/[?#]/)[0] ?? "";

test("lists each place once, and only built pages", () => {
  const places = groups.flatMap((group) => group.places.map(({ href }) => href));
  expect(new Set(places).size).toBe(places.length);
  for (const href of places) expect(builtPages, href).toContain(pathOf(href));
});

test("shows a guest no pages of the cabinet or the panel", () => {
  const open = siteMap.flatMap(({ places }) => places.map(({ href }) => pathOf(href)));
  for (const path of ["/admin", "/documents", "/settings", "/notifications", "/dashboard"]) {
    expect(open).not.toContain(path);
  }
});

test("lists every public page except the known exceptions", () => {
  const named = new Set(groups.flatMap(({ places }) => places.map(({ href }) => pathOf(href))));
  const elsewhere = [
    // The map itself, and other addresses of pages that are in it.
    "/sitemap",
    "/auth",
    "/home",
    "/help/checklist",
    "/consent-generator",
    "/random-number-generator",
    "/password-generator",
    "/qr-code-generator",
    "/barcode-generator",
    // From the price list, and from the settings.
    "/premium/order",
    "/settings/plan",
    // From the button of a plan, which names it.
    "/pricing/request",
    // Reached by a link in an e-mail, from the form that they belong to, or from a service that signs in.
    "/lawyer-review",
    "/login/service",
    "/change-email",
    "/confirm-email",
    "/forgot-password",
    "/reset-password",
    // Steps of «Мои сайты», for who is signed in.
    "/sites/import",
    "/sites/law-changes",
    // From the settings and the e-mails of an organisation.
    "/team",
    "/invitation",
    "/site-transfer",
    "/privacy/consents/feedback",
    "/privacy/consents/newsletter",
    "/privacy/consents/publication",
  ];
  // Parts of the panel, which has its own row of links.
  const isPart = (page: string) => page.startsWith("/admin");
  expect(
    builtPages.filter((page) => !named.has(page) && !elsewhere.includes(page) && !isPart(page)),
  ).toEqual([]);
});

test("shows the figures of the specification, which real counts confirm", () => {
  expect(siteMapFigures.map(({ figure }) => figure)).toEqual(["7", "10+", "20+", "∞"]);
  const [types, sources, industries] = siteMapFigures;
  expect(types?.counted).toBe(7);
  expect(sources?.counted).toBeGreaterThanOrEqual(10);
  expect(industries?.counted).toBeGreaterThanOrEqual(20);
});
