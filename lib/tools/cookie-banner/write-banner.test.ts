import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bannerNorms, bannerTexts } from "@/content/tools/cookie-banner";
import { isRobot } from "@/lib/tools/cookie-banner/runtime/robots";
import { sha256Hex, siteKey } from "@/lib/tools/cookie-banner/settings/site-name";
import { textOfBanner } from "@/lib/tools/cookie-banner/text-of-banner";
import { writeBanner } from "@/lib/tools/cookie-banner/write-banner";
import { broadSelectors } from "@/tests/support/banner/blocked-selectors";
import { buildBanner } from "@/tests/support/banner/build-banner";
import { bannerServices } from "@/tests/support/banner/fixture-sites";

const ten = bannerServices([
  ...["yandexMetrika", "topMailRu", "googleAnalytics", "roistat", "calltouch", "vkAds"],
  ...["retailRocket", "jivo", "youtube", "yandexMaps"],
]);

test("weighs at most 12 kB compressed with ten services and all texts", () => {
  for (const format of ["script", "module"] as const) {
    const { file } = writeBanner(buildBanner(ten, { hasGuard: true }), { format });
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(12_000);
  }
});

test("names the file after the site, without the words that blockers look for", () => {
  const nameOf = (site: string, format: "script" | "module" = "script") =>
    writeBanner(buildBanner(ten, { site }), { format }).fileName;
  expect(nameOf("shop.ru")).toMatch(/^vybor-[a-z]{8}\.js$/);
  expect(nameOf("shop.ru", "module")).toBe(nameOf("shop.ru").replace(/\.js$/, ".mjs"));
  expect(nameOf("Shop.ru")).toBe(nameOf("shop.ru"));
  expect(nameOf("shop.com")).not.toBe(nameOf("shop.ru"));
  expect(siteKey("Shop.ru")).toBe(siteKey("shop.ru"));

  const words = [...broadSelectors.join(" ").matchAll(/="([a-z]+)"/g)].map(([, word = ""]) => word);
  expect(words).toContain("cookie");
  // Whatever the site is called, the name of the file does not contain it.
  for (const site of ["shop.ru", "cookie-banner.ru", "gdpr.consent.ru"])
    for (const format of ["script", "module"] as const)
      expect(words.filter((word) => nameOf(site, format).includes(word))).toEqual([]);
});

test("hashes the shown text: texts and services change the hash, the looks do not", () => {
  const settings = buildBanner(ten);
  const { text, textHash } = writeBanner(settings);
  expect(text).toBe(textOfBanner(settings));
  expect(textHash).toBe(sha256Hex(text));
  const { categories, ...texts } = settings.texts;
  for (const read of [
    ...Object.values(texts),
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

test("mentions no category without services", () => {
  const { text } = writeBanner(buildBanner(bannerServices(["yandexMetrika"])));
  expect(text).toContain("Статистика");
  expect(text).not.toMatch(/реклам/i);
});

test("escapes the owner's texts so that they cannot end the script or become code", () => {
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

test("names the purposes of the used categories in the default texts", () => {
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
])("isRobot for «%s» returns %s", (agent, expected) => {
  expect(isRobot(agent)).toBe(expected);
});

test("gives a reason for each default text and cites no law on cookies", () => {
  expect(Object.keys(bannerNorms).sort()).toEqual(Object.keys(bannerTexts("ru")).sort());
  for (const norm of Object.values(bannerNorms))
    expect(norm).not.toMatch(/закон\S* о(б)? (файлах )?cookie/i);
});
