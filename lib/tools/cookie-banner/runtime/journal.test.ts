// @module-tag exhaustive
import { expect, test } from "vitest";
import {
  eventually,
  metrika,
  metrikaAndVk,
  press,
  setupBannerPages,
  siteCookie,
  waitForBanner,
  waitForDecision,
} from "@/tests/support/banner/banner-pages";
import { siteUrl } from "@/tests/support/banner/banner-server";
import { buildBanner } from "@/tests/support/banner/build-banner";

const { journal, servePages, stage, visit } = setupBannerPages();

const own = { place: "own", url: "/journal.php" } as const;
const written204 = { body: "", status: 204 };

test("sends each choice once, numbered, with the hash of the shown text", async () => {
  const { textHash } = servePages(
    buildBanner(metrikaAndVk, { journal: own, policyHash: "a".repeat(64) }),
  );
  stage().site.set("/journal.php", written204);
  const { page } = await visit();
  await page.goto(`${siteUrl}second?utm_source=x#part`);
  await press(page, "Принять");
  await eventually(journal).toHaveLength(1);
  const [first] = journal();
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
  expect(stage().received.find(({ path }) => path === "/journal.php")?.type).toMatch(
    /^text\/plain/,
  );
  // The same again is nothing new.
  await press(page, "Настройки cookie");
  await press(page, "Принять");
  await press(page, "Настройки cookie");
  await page.getByRole("switch", { name: "Реклама" }).uncheck();
  await press(page, "Сохранить выбор");
  await eventually(journal).toHaveLength(2);
  await page.getByRole("status").waitFor();
  await press(page, "Настройки cookie");
  await press(page, "Отказаться");
  await eventually(journal).toHaveLength(3);
  expect(journal().map(({ seq, event, choice }) => [seq, event, choice])).toEqual([
    [1, "given", { analytics: true, advertising: true }],
    [2, "changed", { analytics: true, advertising: false }],
    [3, "withdrawn", { analytics: false, advertising: false }],
  ]);
  expect(new Set(journal().map(({ id }) => id)).size).toBe(1);
});

test("sends missed records again and removes them from the queue after the response", async () => {
  servePages(buildBanner(metrika, { journal: own }));
  stage().site.set("/journal.php", { body: "", status: 503 });
  const { page, context } = await visit();
  await page.goto(siteUrl);
  await press(page, "Отказаться");
  await eventually(journal).toHaveLength(1);
  await context.setOffline(true);
  await press(page, "Настройки cookie");
  await press(page, "Принять");
  stage().clear();
  stage().site.set("/journal.php", written204);
  await context.setOffline(false);
  await eventually(() => journal().map(({ seq, event }) => [seq, event])).toEqual([
    [1, "given"],
    [2, "changed"],
  ]);
  await eventually(() =>
    page.evaluate((name) => localStorage.getItem(`${name}-q`), siteCookie),
  ).toBeNull();
  stage().clear();
  await page.reload();
  await waitForDecision(page);
  await page.waitForLoadState("networkidle");
  expect(journal()).toEqual([]);
});

/** The last of what was agreed to has been called: on its way it would be heard as the next page's. */
const called = () => eventually(() => stage().calls()).toContain("mc.yandex.ru/watch/1");

test("asks again after a new edition or text and records it once", async () => {
  const settings = buildBanner(metrika, { journal: own });
  servePages(settings);
  stage().site.set("/journal.php", written204);
  const { page } = await visit();
  await page.goto(siteUrl);
  await press(page, "Принять");
  await eventually(journal).toHaveLength(1);
  await called();
  for (const next of [
    { ...settings, edition: 2 },
    { ...settings, edition: 2, texts: { ...settings.texts, title: "Другие слова" } },
  ]) {
    const { textHash } = servePages(next);
    await page.goto(siteUrl);
    await waitForBanner(page);
    await eventually(() => journal().map(({ event }) => event)).toEqual(["askedAgain"]);
    // The visitor has not agreed to this text.
    expect(stage().calls()).toEqual([]);
    await page.reload();
    await waitForBanner(page);
    await press(page, "Принять");
    await eventually(() => journal().at(-1)?.event).toBe("given");
    await called();
    expect(journal().map(({ text, edition }) => [text, edition])).toEqual([
      [textHash, 2],
      [textHash, 2],
    ]);
  }
  expect(journal().at(-1)?.seq).toBe(5);
});

test("sends nothing without a journal", async () => {
  servePages();
  const { page } = await visit();
  await page.goto(siteUrl);
  await press(page, "Отказаться");
  await waitForDecision(page);
  // The next page sends waiting records first; the request below comes after them.
  await page.goto(`${siteUrl}second`);
  await waitForDecision(page);
  await page.evaluate(() => fetch("/behind"));
  expect([...new Set(stage().received.map(({ path }) => path))].sort()).toEqual(
    ["/", "/behind", "/second", `/vybor-${siteCookie}.js`].sort(),
  );
});
