// @module-tag slow
import { expect, test } from "vitest";
import {
  eventually,
  metrika,
  press,
  setupBannerPages,
  siteCookie,
  waitForBanner,
  waitForDecision,
} from "@/tests/support/banner/banner-pages";
import { siteUrl } from "@/tests/support/banner/banner-server";
import { blockedSelectors, broadSelectors } from "@/tests/support/banner/blocked-selectors";
import { buildBanner } from "@/tests/support/banner/build-banner";

const { journal, servePages, stage, visit } = setupBannerPages();

test.each([
  ["of EasyList Cookie", blockedSelectors],
  ["of users' own lists", broadSelectors],
])("the banner is not hidden by the selectors %s", async (_, selectors) => {
  servePages(buildBanner(metrika), {
    head: `<style>${selectors.join(",")} { display: none !important }</style>`,
  });
  const { page } = await visit();
  await page.goto(siteUrl);
  await waitForBanner(page);
  const found = await page.evaluate((all) => {
    const host = [...document.body.children].find((element) => element.shadowRoot);
    const inside = [...(host?.shadowRoot?.querySelectorAll("*") ?? [])];
    return all.filter((item) => [host, ...inside].some((element) => element?.matches(item)));
  }, selectors);
  expect(found).toEqual([]);
  await press(page, "Отказаться");
  await waitForDecision(page);
});

test.each([
  ["removes it", (host: Element) => host.remove()],
  [
    "hides it",
    (host: Element) => {
      const sheet = host.shadowRoot?.querySelector("section");
      sheet?.style.setProperty("display", "none", "important");
    },
  ],
])("the banner runs and writes nothing when a blocker %s", async (_, hide) => {
  const settings = buildBanner(metrika, { journal: { place: "own", url: "/journal.php" } });
  servePages(settings);
  stage().site.set("/journal.php", { body: "", status: 204 });
  const { page, cookies } = await visit();
  await page.goto(siteUrl);
  await press(page, "Отказаться");
  await eventually(journal).toHaveLength(1);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  // The record stays with the visitor until the journal's answer has come.
  await eventually(kept).not.toContain(`${siteCookie}-q`);
  const before = await kept();
  // If the banner asked again, it would send a record to the journal.
  servePages({ ...settings, edition: 2 });
  await page.addInitScript(`new MutationObserver(() => {
    for (const host of document.querySelectorAll("${siteCookie}-${siteCookie.slice(0, 3)}")) (${hide})(host);
  }).observe(document, { childList: true, subtree: true })`);
  await page.goto(siteUrl);
  await page.waitForLoadState("load");
  await page.waitForTimeout(800);
  expect(journal()).toEqual([]);
  expect(stage().calls()).toEqual([]);
  expect(await cookies()).toEqual([siteCookie]);
  expect(await kept()).toBe(before);
});

test("the banner ignores a press made by a script", async () => {
  servePages();
  const { page } = await visit();
  await page.goto(siteUrl);
  await waitForBanner(page);
  await page
    .getByRole("button", { name: "Принять" })
    .evaluate((button) => (button as HTMLElement).click());
  await waitForBanner(page);
  expect(stage().calls()).toEqual([]);
});
