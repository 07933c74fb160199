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

const isBuilt = (href: string) => navigation.builtPages.includes(href.split("?")[0] ?? "");

describe("navigation", () => {
  test("lists exactly the pages that are built", () => {
    expect([...navigation.builtPages].sort()).toEqual(pages);
  });

  test("has a breadcrumb for each built page", () => {
    expect(pages.filter((page) => !(page in navigation.pageTitles))).toEqual([]);
  });

  test("has a breadcrumb for each path of the specification", () => {
    expect(crumbs.split(" ").filter((path) => !(path in navigation.pageTitles))).toEqual([]);
  });

  test("has each built page of the specification in the footer, without duplicates", () => {
    const shown = [...footerGroups.flatMap(({ places }) => places), ...footerRules].map(
      ({ href }) => href,
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(footer.split(" ").filter((href) => isBuilt(href) && !shown.includes(href))).toEqual([]);
  });

  test("gives each link of the footer a different label", () => {
    const labels = [...footerGroups.flatMap(({ places }) => places), ...footerRules].map(
      ({ label }) => label,
    );
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });
});
