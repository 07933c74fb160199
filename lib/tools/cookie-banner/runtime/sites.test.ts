// @module-tag exhaustive
import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rewriteTags } from "@/lib/tools/cookie-banner/rewrite-tags";
import { siteKey } from "@/lib/tools/cookie-banner/settings/site-name";
import { writeBanner } from "@/lib/tools/cookie-banner/write-banner";
import {
  type BannerServer,
  siteUrl,
  startBannerServer,
} from "@/tests/support/banner/banner-server";
import { bannerPage, buildBanner } from "@/tests/support/banner/build-banner";
import {
  bannerServices,
  type FixtureSite,
  fixtureSites,
} from "@/tests/support/banner/fixture-sites";

let stage: BannerServer;
beforeAll(async () => {
  stage = await startBannerServer();
});
afterAll(() => stage.close());

const ours = siteKey("www.shop.test");
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
/** The page has done all that it does by itself: its counters answer at once, and nothing of it waits longer. */
async function settle(page: Page) {
  await page.waitForLoadState("load");
  await page.waitForTimeout(200);
}
const cookiesOf = async (cookies: Promise<string[]>) =>
  (await cookies).filter((name) => name !== ours);

function servePages({ code, services, hasGuard = undefined }: FixtureSite) {
  const chosen = bannerServices(services, ["12345678"]);
  const { file, fileName } = writeBanner(buildBanner(chosen, { hasGuard: hasGuard === true }));
  const tags = hasGuard ? code : rewriteTags(code, chosen).html;
  stage.site.clear();
  stage.site.set(`/${fileName}`, { body: file, type: "text/javascript" });
  stage.site.set("/", { body: bannerPage(`/${fileName}`, tags) });
  stage.clear();
}

test.each(fixtureSites)(
  "$name: runs nothing before the choice and nothing after a refusal",
  async (site) => {
    servePages(site);
    const { page, context, cookies, problems } = await stage.open();
    await page.goto(siteUrl);
    await page.getByRole("button", { name: "Отказаться" }).waitFor();
    await settle(page);
    expect(stage.calls()).toEqual([]);
    expect(await cookies()).toEqual([]);

    await press(page, "Отказаться");
    await page.reload();
    await page.getByRole("button", { name: "Настройки cookie" }).waitFor();
    await settle(page);
    expect(stage.calls()).toEqual([]);
    expect(await cookies()).toEqual([ours]);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test.each(fixtureSites)(
  "$name: runs everything after consent and nothing after its withdrawal",
  async (site) => {
    servePages(site);
    const { page, context, cookies, problems } = await stage.open();
    await page.goto(siteUrl);
    await press(page, "Принять");
    await expect
      .poll(() => [...new Set(stage.calls())].sort(), { timeout: 20_000 })
      .toEqual([...site.calls].sort());
    await expect
      .poll(async () => (await cookiesOf(cookies())).filter((name) => name !== "own_mark"))
      .toEqual(site.cookies);

    // The next page asks nothing and runs all.
    stage.clear();
    await page.reload();
    await expect
      .poll(() => [...new Set(stage.calls())].sort(), { timeout: 20_000 })
      .toEqual([...site.calls, ...(site.callsLater ?? [])].sort());
    expect(await page.getByRole("button", { name: "Принять" }).isVisible()).toBe(false);

    await settle(page);
    await press(page, "Настройки cookie");
    stage.clear();
    await press(page, "Отказаться");
    await page.getByRole("status").waitFor();
    await settle(page);
    expect(stage.calls()).toEqual([]);
    const remaining = (await cookiesOf(cookies())).filter((name) => name !== "own_mark");
    expect(remaining).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([ours]);
    await page.reload();
    await settle(page);
    expect(stage.calls()).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test("calls nothing without JavaScript, not even pixels in «noscript»", async () => {
  for (const site of fixtureSites.filter(({ hasGuard }) => !hasGuard)) {
    servePages(site);
    const { page, context, cookies } = await stage.open({ javaScriptEnabled: false });
    await page.goto(siteUrl);
    await settle(page);
    expect(stage.calls(), site.name).toEqual([]);
    expect(await cookies(), site.name).toEqual([]);
    await context.close();
  }
});
