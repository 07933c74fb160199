// @module-tag slow
import { expect, test } from "vitest";
import { writeBanner } from "@/lib/tools/cookie-banner/write-banner";
import {
  eventually,
  metrika,
  metrikaAndVk,
  metrikaTags,
  press,
  setupBannerPages,
  siteCookie,
  waitForBanner,
  waitForDecision,
} from "@/tests/support/banner/banner-pages";
import { siteUrl } from "@/tests/support/banner/banner-server";
import { buildBanner } from "@/tests/support/banner/build-banner";
import { bannerServices, fixtureSites } from "@/tests/support/banner/fixture-sites";

const { servePages, stage, visit } = setupBannerPages();

test("synchronises consent and withdrawal between two tabs", async () => {
  servePages();
  const { page, context } = await visit();
  const other = await context.newPage();
  await page.goto(siteUrl);
  await other.goto(`${siteUrl}second`);
  await waitForBanner(other);
  await press(page, "Принять");
  await waitForDecision(other);
  await eventually(() => other.evaluate(() => "ym" in window)).toBe(true);
  await press(other, "Настройки cookie");
  await press(other, "Отказаться");
  await other.getByRole("status").waitFor();
  await eventually(() => page.evaluate(() => "ym" in window)).toBe(false);
  await eventually(() =>
    context.cookies().then((all) => all.filter(({ name }) => /^_ym/.test(name))),
  ).toEqual([]);
});

test("keeps a choice when the cookie or the storage is lost, but not after its days", async () => {
  servePages(buildBanner(metrika, { days: 30 }));
  const { page, context } = await visit();
  await page.goto(siteUrl);
  await press(page, "Отказаться");
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: siteCookie, secure: true, sameSite: "Lax", path: "/" });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
  await context.clearCookies();
  await page.reload();
  await waitForDecision(page);
  expect(await context.cookies()).toHaveLength(1);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await waitForDecision(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(1);
  await page.evaluate((name) => {
    const line = localStorage.getItem(name) ?? "";
    localStorage.setItem(name, line.replace(/\d+$/, "1000000000"));
  }, siteCookie);
  await context.clearCookies();
  await page.reload();
  await waitForBanner(page);
});

test("runs only allowed scripts that are added to the page later", async () => {
  servePages(buildBanner(metrikaAndVk), { code: '<div id="view"></div>' });
  const { page } = await visit();
  await page.goto(siteUrl);
  await press(page, "Настроить");
  await page.getByRole("switch", { name: "Статистика" }).check();
  await press(page, "Сохранить выбор");
  await page.evaluate(() => {
    history.pushState({}, "", "/second");
    const view = document.querySelector("#view") as HTMLElement;
    view.innerHTML = `<img data-category="advertising" data-src="https://vk.com/rtrg?p=1" alt="">`;
    for (const [category, name] of [
      ["analytics", "counted"],
      ["advertising", "advertised"],
    ]) {
      const script = document.createElement("script");
      script.type = "text/plain";
      script.dataset.category = category;
      script.text = `window.${name} = 1`;
      view.append(script);
    }
  });
  await eventually(() => page.evaluate(() => "counted" in window)).toBe(true);
  expect(await page.evaluate(() => "advertised" in window)).toBe(false);
  expect(stage().calls()).toEqual([]);
  // The body is another one, as after a visit by Turbo.
  await page.evaluate(() => {
    document.body = document.createElement("body");
  });
  await waitForDecision(page);
});

test("runs scripts in the order of the page, inline ones after external ones before them", async () => {
  const code = ["a", "b"]
    .map(
      (name) =>
        `<script type="text/plain" data-category="analytics" data-src="/${name}.js"></script>
         <script type="text/plain" data-category="analytics">window.said.push("after ${name}")</script>`,
    )
    .join("");
  servePages(buildBanner(metrika), { code: `<script>window.said = []</script>${code}` });
  for (const name of ["a", "b"]) {
    stage().site.set(`/${name}.js`, {
      body: `window.said.push("${name}")`,
      type: "text/javascript",
    });
  }
  const { page } = await visit();
  await page.goto(siteUrl);
  await press(page, "Принять");
  await eventually(() =>
    page.evaluate(() => (window as unknown as { said: string[] }).said),
  ).toEqual(["a", "after a", "b", "after b"]);
});

test("works under a policy that allows neither inline scripts nor inline styles", async () => {
  servePages(buildBanner(metrika), {
    code: `<script type="text/plain" data-category="analytics" data-src="https://mod.calltouch.ru/init.js"></script>`,
    headers: {
      "content-security-policy":
        "default-src 'none'; script-src 'self' https://mod.calltouch.ru; style-src 'self'; img-src 'self' https://mod.calltouch.ru; base-uri 'none'",
    },
  });
  const { page, problems } = await visit();
  await page.goto(siteUrl);
  await waitForBanner(page);
  const sheet = page.getByRole("dialog");
  expect(await sheet.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  await press(page, "Принять");
  await waitForDecision(page);
  await eventually(() => stage().calls().length).toBe(2);
  expect(problems).toEqual([]);
});

test("the guard keeps an unmarked script from running until consent", async () => {
  const jivo = bannerServices(["jivo"]);
  servePages(buildBanner(jivo, { hasGuard: true }), { code: fixtureSites[5]?.code });
  const { page } = await visit();
  await page.goto(siteUrl);
  await waitForBanner(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "jivo_api" in window)).toBe(false);
  expect(
    stage()
      .calls()
      .filter((call) => call.startsWith("node1")),
  ).toEqual([]);
  await press(page, "Принять");
  await eventually(() => page.evaluate(() => "jivo_api" in window)).toBe(true);
});

test("sets the flag that disables Yandex Metrika until consent, also without the guard", async () => {
  servePages();
  const { page } = await visit();
  await page.goto(siteUrl);
  await waitForBanner(page);
  const flag = () =>
    page.evaluate(() => (window as unknown as Record<string, unknown>).disableYaCounter12345678);
  expect(await flag()).toBe(true);
  await press(page, "Принять");
  await eventually(flag).toBe(false);
});

test("deletes cookies of refused services on every path and domain", async () => {
  servePages(buildBanner(metrika), { code: "" });
  const { page, cookies } = await visit();
  await page.goto(`${siteUrl}second`);
  const write = (name: string, more: string) =>
    page.evaluate((line) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as counters do
      document.cookie = line;
    }, `${name}=1; Max-Age=9999${more}`);
  await write("_ym_uid", "; Path=/; Domain=shop.test");
  await write("_ym_d", "; Path=/second");
  await write("kept_by_site", "; Path=/");
  await press(page, "Отказаться");
  await eventually(cookies).toEqual([siteCookie, "kept_by_site"].sort());
  await write("_ym_visorc_7", "; Path=/; Domain=www.shop.test");
  await eventually(cookies).toEqual([siteCookie, "kept_by_site"].sort());
});

test("shows no banner to search robots and runs nothing for them", async () => {
  servePages();
  const { page } = await visit({
    userAgent: "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  });
  await page.goto(siteUrl);
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("button").count()).toBe(0);
  expect(stage().calls()).toEqual([]);
  const { page: phone } = await visit({ userAgent: "Mozilla/5.0 (Linux; Android 12; CUBOT X50)" });
  await phone.goto(siteUrl);
  await waitForBanner(phone);
});

test("the module does nothing before start() and reports choices to onChange", async () => {
  const { file } = writeBanner(buildBanner(metrika), { format: "module" });
  stage().site.set("/banner.mjs", { body: file, type: "text/javascript" });
  stage().site.set("/", {
    body: `<!doctype html><html lang="ru"><title>Магазин</title><h1>Магазин</h1>${metrikaTags}
<p><a href="/second" data-cookie-settings>Мой выбор</a></p>
<script type="module">
import * as banner from "/banner.mjs";
window.banner = banner; window.said = [];
banner.onChange((choice) => window.said.push(choice));
</script></html>`,
  });
  stage().clear();
  const { page, problems } = await visit();
  await page.goto(siteUrl);
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("button").count()).toBe(0);
  type Api = {
    banner: { start(): void; choice(): unknown; openSettings(): void };
    said: unknown[];
  };
  const state = () =>
    page.evaluate(() => {
      const { banner, said } = window as unknown as Api;
      return [banner.choice(), said];
    });
  expect(await state()).toEqual([null, []]);
  await page.evaluate(() => {
    const { banner } = window as unknown as Api;
    banner.start();
    banner.start();
    banner.openSettings();
  });
  // Asked for before the banner was there.
  await page.getByRole("switch", { name: "Статистика" }).waitFor();
  await page.keyboard.press("Escape");
  await press(page, "Принять");
  await eventually(state).toEqual([{ analytics: true }, [{ analytics: true }]]);
  await eventually(() => stage().calls().length).toBeGreaterThan(0);
  // The owner's own link opens the settings and leads nowhere.
  await page.getByRole("link", { name: "Мой выбор" }).click();
  await page.getByRole("switch", { name: "Статистика" }).waitFor();
  expect(page.url()).toBe(siteUrl);
  await page.keyboard.press("Escape");
  expect(
    await page
      .getByRole("link", { name: "Мой выбор" })
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.evaluate(() => (window as unknown as Api).banner.openSettings());
  await page.getByRole("switch", { name: "Статистика" }).waitFor();
  expect(problems).toEqual([]);
});
