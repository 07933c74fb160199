import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bannerNorms, bannerTexts } from "@/content/tools/cookie-banner";
import { isRobot } from "@/lib/tools/cookie-banner/runtime/robots";
import { sha256Hex, siteKey } from "@/lib/tools/cookie-banner/settings/site-name";
import { textOfBanner } from "@/lib/tools/cookie-banner/text-of-banner";
import { writeBanner } from "@/lib/tools/cookie-banner/write-banner";
import { buildBanner } from "@/tests/support/banner/build-banner";
import { bannerServices } from "@/tests/support/banner/fixture-sites";

const ten = bannerServices([
  ...["yandexMetrika", "topMailRu", "googleAnalytics", "roistat", "calltouch", "vkAds"],
  ...["retailRocket", "jivo", "youtube", "yandexMaps"],
]);

test("with ten services and all words it weighs no more than 12 kB", () => {
  for (const format of ["script", "module"] as const) {
    const { file } = writeBanner(buildBanner(ten, { hasGuard: true }), { format });
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(12_000);
  }
});

test("the name is the site's own, and no list of blockers has it", () => {
  const { fileName } = writeBanner(buildBanner(ten));
  expect(fileName).toMatch(/^vybor-[a-z]{8}\.js$/);
  expect(writeBanner(buildBanner(ten), { format: "module" }).fileName).toMatch(/\.mjs$/);
  expect(siteKey("shop.ru")).toBe(siteKey("Shop.ru"));
  expect(siteKey("shop.ru")).not.toBe(siteKey("shop.com"));
});

test("the text is what is read: its hash changes with the words and the services, not with the look", () => {
  const settings = buildBanner(ten);
  const { text, textHash } = writeBanner(settings);
  expect(text).toBe(textOfBanner(settings));
  expect(textHash).toBe(sha256Hex(text));
  const { categories, ...words } = settings.texts;
  for (const read of [
    ...Object.values(words),
    ...Object.values(categories).flatMap(({ name, hint }) => [name, hint]),
    ...ten.map(({ name }) => name),
    settings.policyUrl,
  ]) {
    expect(text).toContain(read);
  }
  const hashWith = (changed: Partial<typeof settings>) =>
    writeBanner({ ...settings, ...changed }).textHash;
  expect(hashWith({ position: "centre", days: 7, edition: 9, hasGuard: true })).toBe(textHash);
  expect(hashWith({ services: ten.slice(1) })).not.toBe(textHash);
  expect(hashWith({ texts: { ...settings.texts, refuse: "Нет" } })).not.toBe(textHash);
  // One word in two forms of Unicode is one word.
  const composed = (form: string) =>
    hashWith({ texts: { ...settings.texts, title: "й".normalize(form) } });
  expect(composed("NFD")).toBe(composed("NFC"));
});

test("a category without services is neither asked about nor named", () => {
  const { text } = writeBanner(buildBanner(bannerServices(["yandexMetrika"])));
  expect(text).toContain("Статистика");
  expect(text).not.toMatch(/реклам/i);
});

test("no word of an owner ends the script or becomes code", () => {
  const title = "</script><script>alert(1)</script>\u2028\u2029`$";
  const settings = buildBanner(ten);
  const { file } = writeBanner({
    ...settings,
    texts: { ...settings.texts, title },
    policyUrl: "javascript:alert(1)",
  });
  expect(file).not.toMatch(/<\/script|\u2028|\u2029|javascript:alert/);
  expect(() => new Function(file)).not.toThrow();
});

test("the words of the templates fit the fields and name the purposes that are asked for", () => {
  expect(bannerTexts("ru", ["analytics"]).body).toContain("сайт включит статистику.");
  expect(bannerTexts("ru", ["analytics", "advertising"]).body).toContain("статистику и рекламу.");
  expect(bannerTexts("en").body).toContain("extra features, statistics and advertising.");
});

test.each([
  ["Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)", true],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 (compatible; YandexMetrika/2.0; +http://yandex.com/bots yabs01)", true],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 YaBrowser/26.1 Safari/537.36", false],
  ["Mozilla/5.0 (Linux; Android 12; CUBOT X50) Chrome/140.0", false],
])("«%s» is a robot: %s", (agent, expected) => {
  expect(isRobot(agent)).toBe(expected);
});

test("each word of the templates has its reason, and none cites a law on cookies, for there is none", () => {
  expect(Object.keys(bannerNorms).sort()).toEqual(Object.keys(bannerTexts("ru")).sort());
  for (const norm of Object.values(bannerNorms))
    expect(norm).not.toMatch(/закон\S* о(б)? (файлах )?cookie/i);
});
