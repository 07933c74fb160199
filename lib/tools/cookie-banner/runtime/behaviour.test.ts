// @module-tag slow
import type { Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { consentRecord } from "@/lib/tools/consent-record/record";
import { rewriteTags } from "@/lib/tools/cookie-banner/rewrite-tags";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings";
import { nameOfSite } from "@/lib/tools/cookie-banner/site-name";
import { writeBanner } from "@/lib/tools/cookie-banner/write-banner";
import { blockedSelectors, broadSelectors } from "@/tests/support/banner/blocked-selectors";
import { bannerServices, fixtureSites } from "@/tests/support/banner/fixture-sites";
import { madeBanner, pageWith } from "@/tests/support/banner/made-banner";
import { type Stage, siteUrl, startStage, type Visit } from "@/tests/support/banner/stage";

let stage: Stage;
const visits: Visit[] = [];
beforeAll(async () => {
  stage = await startStage();
});
afterEach(async () => {
  for (const { context } of visits.splice(0)) await context.close();
  stage.site.clear();
});
afterAll(() => stage.close());

const ours = nameOfSite("www.shop.test");
const metrika = bannerServices(["yandexMetrika"], ["12345678"]);
const two = bannerServices(["yandexMetrika", "vkAds"], ["12345678"]);
const tags = rewriteTags(fixtureSites[0]?.code ?? "", metrika).html;

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const asks = (page: Page) => page.getByRole("button", { name: "Принять" }).waitFor();
const settled = (page: Page) => page.getByRole("button", { name: "Настройки cookie" }).waitFor();

async function visit(options?: Parameters<Stage["open"]>[0]): Promise<Visit> {
  const opened = await stage.open(options);
  visits.push(opened);
  return opened;
}

/** Puts a page of the site up, and gives what was written for it. */
function putUp(
  settings: BannerSettings = madeBanner(metrika),
  { code = tags, head = "", headers = {} as Record<string, string> } = {},
) {
  const written = writeBanner(settings);
  const page = { body: pageWith(`/${written.fileName}`, code, head), headers };
  stage.site.set(`/${written.fileName}`, { body: written.file, type: "text/javascript" });
  for (const path of ["/", "/second"]) stage.site.set(path, page);
  stage.clear();
  return written;
}

/** Not within the second that Vitest gives: the machine may be busy. */
const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 20_000 });

/** As a journal writes them: each number once, however often it comes. */
const journalOf = () => {
  const records = stage.heard
    .filter(({ path }) => path === "/journal.php")
    .map(({ body }) => consentRecord.parse(JSON.parse(body)));
  return records.filter(({ seq }, at) => records.findIndex((one) => one.seq === seq) === at);
};

describe("the journal", () => {
  const journal = { place: "own", url: "/journal.php" } as const;
  const written204 = { body: "", status: 204 };

  test("hears each choice once, by number, with the hash of what was read", async () => {
    const { textHash } = putUp(madeBanner(two, { journal, policyHash: "a".repeat(64) }));
    stage.site.set("/journal.php", written204);
    const { page } = await visit();
    await page.goto(`${siteUrl}second?utm_source=x#part`);
    await press(page, "Принять");
    await eventually(journalOf).toHaveLength(1);
    const [first] = journalOf();
    expect(first).toEqual({
      v: 1,
      site: "www.shop.test",
      id: expect.any(String),
      seq: 1,
      event: "given",
      choice: { analytics: true, advertising: true },
      text: textHash,
      edition: 1,
      policy: "a".repeat(64),
      page: "/second",
      source: "banner",
    });
    expect(stage.heard.find(({ path }) => path === "/journal.php")?.type).toMatch(/^text\/plain/);
    // The same again is nothing new.
    await press(page, "Настройки cookie");
    await press(page, "Принять");
    await press(page, "Настройки cookie");
    await page.getByRole("switch", { name: "Реклама" }).uncheck();
    await press(page, "Сохранить выбор");
    await eventually(journalOf).toHaveLength(2);
    await page.getByRole("status").waitFor();
    await press(page, "Настройки cookie");
    await press(page, "Отказаться");
    await eventually(journalOf).toHaveLength(3);
    expect(journalOf().map(({ seq, event, choice }) => [seq, event, choice])).toEqual([
      [1, "given", { analytics: true, advertising: true }],
      [2, "changed", { analytics: true, advertising: false }],
      [3, "withdrawn", { analytics: false, advertising: false }],
    ]);
    expect(new Set(journalOf().map(({ id }) => id)).size).toBe(1);
  });

  test("gets what it missed: the answer decides what leaves the queue", async () => {
    putUp(madeBanner(metrika, { journal }));
    stage.site.set("/journal.php", { body: "", status: 503 });
    const { page, context } = await visit();
    await page.goto(siteUrl);
    await press(page, "Отказаться");
    await eventually(journalOf).toHaveLength(1);
    await context.setOffline(true);
    await press(page, "Настройки cookie");
    await press(page, "Принять");
    stage.clear();
    stage.site.set("/journal.php", written204);
    await context.setOffline(false);
    await eventually(() => journalOf().map(({ seq, event }) => [seq, event])).toEqual([
      [1, "given"],
      [2, "changed"],
    ]);
    await eventually(() =>
      page.evaluate((name) => localStorage.getItem(`${name}-q`), ours),
    ).toBeNull();
    stage.clear();
    await page.reload();
    await settled(page);
    await page.waitForLoadState("networkidle");
    expect(journalOf()).toEqual([]);
  });

  test("another edition and another text ask again, and say so once", async () => {
    const settings = madeBanner(metrika, { journal });
    putUp(settings);
    stage.site.set("/journal.php", written204);
    const { page } = await visit();
    await page.goto(siteUrl);
    await press(page, "Принять");
    await eventually(journalOf).toHaveLength(1);
    for (const next of [
      { ...settings, edition: 2 },
      { ...settings, edition: 2, texts: { ...settings.texts, title: "Другие слова" } },
    ]) {
      const { textHash } = putUp(next);
      await page.goto(siteUrl);
      await asks(page);
      await eventually(() => journalOf().map(({ event }) => event)).toEqual(["askedAgain"]);
      // Nobody agreed to these words.
      expect(stage.calls()).toEqual([]);
      await page.reload();
      await asks(page);
      await press(page, "Принять");
      await eventually(() => journalOf().at(-1)?.event).toBe("given");
      expect(journalOf().map(({ text, edition }) => [text, edition])).toEqual([
        [textHash, 2],
        [textHash, 2],
      ]);
    }
    expect(journalOf().at(-1)?.seq).toBe(5);
  });

  test("hears nothing where there is none", async () => {
    putUp();
    const { page } = await visit();
    await page.goto(siteUrl);
    await press(page, "Отказаться");
    await page.waitForLoadState("networkidle");
    expect([...new Set(stage.heard.map(({ path }) => path))].sort()).toEqual(
      ["/", `/vybor-${ours}.js`].sort(),
    );
  });
});

test("two tabs follow one another, a withdrawal too", async () => {
  putUp();
  const { page, context } = await visit();
  const other = await context.newPage();
  await page.goto(siteUrl);
  await other.goto(`${siteUrl}second`);
  await asks(other);
  await press(page, "Принять");
  await settled(other);
  await eventually(() => other.evaluate(() => "ym" in window)).toBe(true);
  await press(other, "Настройки cookie");
  await press(other, "Отказаться");
  await other.getByRole("status").waitFor();
  await eventually(() => page.evaluate(() => "ym" in window)).toBe(false);
  await eventually(() =>
    context.cookies().then((all) => all.filter(({ name }) => /^_ym/.test(name))),
  ).toEqual([]);
});

test("a choice outlives the loss of the cookie or of the storage, and not its days", async () => {
  putUp(madeBanner(metrika, { days: 30 }));
  const { page, context } = await visit();
  await page.goto(siteUrl);
  await press(page, "Отказаться");
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: ours, secure: true, sameSite: "Lax", path: "/" });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
  await context.clearCookies();
  await page.reload();
  await settled(page);
  expect(await context.cookies()).toHaveLength(1);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(1);
  await page.evaluate((name) => {
    const line = localStorage.getItem(name) ?? "";
    localStorage.setItem(name, line.replace(/\d+$/, "1000000000"));
  }, ours);
  await context.clearCookies();
  await page.reload();
  await asks(page);
});

test("a page that scripts change runs what was agreed to, and holds the rest", async () => {
  putUp(madeBanner(two), { code: '<div id="view"></div>' });
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
  expect(stage.calls()).toEqual([]);
  // The body is another one, as after a visit by Turbo.
  await page.evaluate(() => {
    document.body = document.createElement("body");
  });
  await settled(page);
});

test("scripts run in the order of the page, an external one before the code that leans on it", async () => {
  const code = ["a", "b"]
    .map(
      (name) =>
        `<script type="text/plain" data-category="analytics" data-src="/${name}.js"></script>
         <script type="text/plain" data-category="analytics">window.said.push("after ${name}")</script>`,
    )
    .join("");
  putUp(madeBanner(metrika), { code: `<script>window.said = []</script>${code}` });
  for (const name of ["a", "b"]) {
    stage.site.set(`/${name}.js`, { body: `window.said.push("${name}")`, type: "text/javascript" });
  }
  const { page } = await visit();
  await page.goto(siteUrl);
  await press(page, "Принять");
  await eventually(() =>
    page.evaluate(() => (window as unknown as { said: string[] }).said),
  ).toEqual(["a", "after a", "b", "after b"]);
});

test("works under a policy that allows neither inline scripts nor inline styles", async () => {
  putUp(madeBanner(metrika), {
    code: `<script type="text/plain" data-category="analytics" data-src="https://mod.calltouch.ru/init.js"></script>`,
    headers: {
      "content-security-policy":
        "default-src 'none'; script-src 'self' https://mod.calltouch.ru; style-src 'self'; img-src 'self' https://mod.calltouch.ru; base-uri 'none'",
    },
  });
  const { page, problems } = await visit();
  await page.goto(siteUrl);
  await asks(page);
  const sheet = page.getByRole("dialog");
  expect(await sheet.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  await press(page, "Принять");
  await settled(page);
  await eventually(() => stage.calls().length).toBe(2);
  expect(problems).toEqual([]);
});

test("the guard keeps a script of the page itself from running, though the browser may have fetched it", async () => {
  const jivo = bannerServices(["jivo"]);
  putUp(madeBanner(jivo, { hasGuard: true }), { code: fixtureSites[5]?.code });
  const { page } = await visit();
  await page.goto(siteUrl);
  await asks(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "jivo_api" in window)).toBe(false);
  expect(stage.calls().filter((call) => call.startsWith("node1"))).toEqual([]);
  await press(page, "Принять");
  await eventually(() => page.evaluate(() => "jivo_api" in window)).toBe(true);
});

test("the flag that Yandex Metrika reads is up until consent, without the guard too", async () => {
  putUp();
  const { page } = await visit();
  await page.goto(siteUrl);
  await asks(page);
  const flag = () =>
    page.evaluate(() => (window as unknown as Record<string, unknown>).disableYaCounter12345678);
  expect(await flag()).toBe(true);
  await press(page, "Принять");
  await eventually(flag).toBe(false);
});

test("files that appear while the services are refused are erased, wherever they lie", async () => {
  putUp(madeBanner(metrika), { code: "" });
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
  await eventually(cookies).toEqual([ours, "kept_by_site"].sort());
  await write("_ym_visorc_7", "; Path=/; Domain=www.shop.test");
  await eventually(cookies).toEqual([ours, "kept_by_site"].sort());
});

test("robots of search see no banner and start nothing", async () => {
  putUp();
  const { page } = await visit({
    userAgent: "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  });
  await page.goto(siteUrl);
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("button").count()).toBe(0);
  expect(stage.calls()).toEqual([]);
  const { page: phone } = await visit({ userAgent: "Mozilla/5.0 (Linux; Android 12; CUBOT X50)" });
  await phone.goto(siteUrl);
  await asks(phone);
});

describe("blockers", () => {
  test.each([
    ["of EasyList Cookie", blockedSelectors],
    ["of readers", broadSelectors],
  ])("the selectors %s hide nothing", async (_, selectors) => {
    putUp(madeBanner(metrika), {
      head: `<style>${selectors.join(",")} { display: none !important }</style>`,
    });
    const { page } = await visit();
    await page.goto(siteUrl);
    await asks(page);
    const found = await page.evaluate((all) => {
      const host = [...document.body.children].find((element) => element.shadowRoot);
      const inside = [...(host?.shadowRoot?.querySelectorAll("*") ?? [])];
      return all.filter((one) => [host, ...inside].some((element) => element?.matches(one)));
    }, selectors);
    expect(found).toEqual([]);
    await press(page, "Отказаться");
    await settled(page);
  });

  test.each([
    ["takes it out", (host: Element) => host.remove()],
    [
      "hides it",
      (host: Element) => {
        const sheet = host.shadowRoot?.querySelector("section");
        sheet?.style.setProperty("display", "none", "important");
      },
    ],
  ])(
    "one that %s has refused for the visitor: nothing runs, nothing is written",
    async (_, hide) => {
      const settings = madeBanner(metrika, { journal: { place: "own", url: "/journal.php" } });
      putUp(settings);
      stage.site.set("/journal.php", { body: "", status: 204 });
      const { page, cookies } = await visit();
      await page.goto(siteUrl);
      await press(page, "Отказаться");
      await eventually(journalOf).toHaveLength(1);
      const before = await page.evaluate(() => JSON.stringify(localStorage));
      // Asked again, the visitor would be told so in the journal.
      putUp({ ...settings, edition: 2 });
      await page.addInitScript(`new MutationObserver(() => {
      for (const host of document.querySelectorAll("${ours}-${ours.slice(0, 3)}")) (${hide})(host);
    }).observe(document, { childList: true, subtree: true })`);
      await page.goto(siteUrl);
      await page.waitForLoadState("load");
      await page.waitForTimeout(800);
      expect(journalOf()).toEqual([]);
      expect(stage.calls()).toEqual([]);
      expect(await cookies()).toEqual([ours]);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
    },
  );

  test("a press that a programme makes is no consent", async () => {
    putUp();
    const { page } = await visit();
    await page.goto(siteUrl);
    await asks(page);
    await page
      .getByRole("button", { name: "Принять" })
      .evaluate((button) => (button as HTMLElement).click());
    await asks(page);
    expect(stage.calls()).toEqual([]);
  });
});

test("as a module it does nothing before start(), and tells of choices", async () => {
  const { file } = writeBanner(madeBanner(metrika), { format: "module" });
  stage.site.set("/banner.mjs", { body: file, type: "text/javascript" });
  stage.site.set("/", {
    body: `<!doctype html><html lang="ru"><title>Магазин</title><h1>Магазин</h1>${tags}
<p><a href="/second" data-cookie-settings>Мой выбор</a></p>
<script type="module">
import * as banner from "/banner.mjs";
window.banner = banner; window.said = [];
banner.onChange((choice) => window.said.push(choice));
</script></html>`,
  });
  stage.clear();
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
  });
  await press(page, "Принять");
  await eventually(state).toEqual([{ analytics: true }, [{ analytics: true }]]);
  await eventually(() => stage.calls().length).toBeGreaterThan(0);
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
