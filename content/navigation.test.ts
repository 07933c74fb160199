import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { footerGroups, footerRules } from "@/content/footer";
import * as navigation from "@/content/navigation";

/** The addresses of `app/**` without route groups and dynamic ones. */
const pages = readdirSync(new URL("../app", import.meta.url), { recursive: true })
  .map((file) => String(file).replaceAll("\\", "/"))
  .filter((file) => file.endsWith("page.tsx") && !file.includes("["))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, "").replace(/\([^)]*\)\/?/g, "")}`)
  .sort();

/** The crumbs of the contract (docs/specification/site.md#breadcrumb). */
const crumbs =
  "/ /generator /examples /news /help /help/documents /help/checklist /documents /account /feedback /pricing /about /contact /contacts /admin /reviews /blog /social-disclaimer /social-disclaimer-simple /resources /updates /settings /privacy /terms /disclaimer /sitemap /generators/barcode /generators/password /generators/random /generators/consent /generators/qr /important /calculator /premium /notifications /articles /cookie-policy /confirm-email /login /auth /dashboard /barcode-generator /password-generator /random-number-generator /consent-generator /qr-code-generator";

/** The same place, the links of its footer. */
const footer =
  "/generator?type=privacy /generator?type=terms /generator?type=consent /generator?type=offer /generator?type=cookie /generator?type=return /generator?type=charter /social-disclaimer-simple /consent-generator /cookie-banner /random-number-generator /password-generator /qr-code-generator /barcode-generator /help/documents /calculator /examples /news /help /contacts /feedback /reviews /resources /updates /important /privacy /terms /sitemap /disclaimer /cookie-policy";

const isBuilt = (href: string) =>
  (navigation.builtPages as readonly string[]).includes(href.split("?")[0] ?? "");

describe("navigation", () => {
  test("knows each page that is built, and no other", () => {
    expect([...navigation.builtPages].sort()).toEqual(pages);
  });

  test("gives each built page a crumb", () => {
    expect(pages.filter((page) => !(page in navigation.pageTitles))).toEqual([]);
  });

  test("gives a crumb to each path that the specification names", () => {
    expect(crumbs.split(" ").filter((path) => !(path in navigation.pageTitles))).toEqual([]);
  });

  test("has each link of the specification in the footer once its page is built", () => {
    const shown = [...footerGroups.flatMap(({ places }) => places), ...footerRules].map(
      ({ href }) => href,
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(footer.split(" ").filter((href) => isBuilt(href) && !shown.includes(href))).toEqual([]);
  });

  test("never says the same of two places of the footer", () => {
    const labels = [...footerGroups.flatMap(({ places }) => places), ...footerRules].map(
      ({ label }) => label,
    );
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });
});
