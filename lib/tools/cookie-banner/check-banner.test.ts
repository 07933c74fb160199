import { expect, test } from "vitest";
import { bannerTexts } from "@/content/tools/cookie-banner";
import { checkBanner } from "@/lib/tools/cookie-banner/check-banner";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";
import { buildBanner } from "@/tests/support/banner/build-banner";
import { bannerServices } from "@/tests/support/banner/fixture-sites";

const services = bannerServices(["yandexMetrika", "vkAds"]);
const good = buildBanner(services);
const [metrika] = services as [(typeof services)[0]];
const wrong = (changed: Partial<BannerSettings>) => checkBanner({ ...good, ...changed });

test("accepts the default settings in both languages", () => {
  expect(checkBanner(good)).toEqual({});
  expect(wrong({ language: "en", texts: bannerTexts("en") })).toEqual({});
  expect(wrong({ policyUrl: "" })).toEqual({});
  expect(wrong({ journal: { place: "own", url: "/journal.php" } })).toEqual({});
  expect(
    wrong({ journal: { place: "ours", url: "https://journal.example/api/journal/k" } }),
  ).toEqual({});
});

test.each<[Partial<BannerSettings>, string, RegExp]>([
  [{ site: "" }, "site", /Укажите/],
  [{ site: "магазин.рф" }, "site", /xn--/],
  [{ site: "a".repeat(65) }, "site", /64/],
  [{ policyUrl: "javascript:alert(1)" }, "policyUrl", /https:\/\//],
  [{ policyUrl: "//evil.example/x" }, "policyUrl", /https:\/\//],
  [{ policyHash: "ABC" }, "policyHash", /SHA-256/],
  [{ days: 0 }, "days", /365/],
  [{ days: 366 }, "days", /365/],
  [{ days: 1.5 }, "days", /365/],
  [{ days: Number.NaN }, "days", /365/],
  [{ edition: 0 }, "edition", /редакции/],
  [{ services: [] }, "services", /сервис/],
  [{ journal: { place: "own", url: "http://journal.example/" } }, "journal.url", /https/],
  [{ journal: { place: "own", url: "" } }, "journal.url", /https/],
  [{ colours: { ...good.colours, ink: "black" } }, "colours.ink", /#1d2433/],
  [
    { colours: { ...good.colours, ink: "#777777", paper: "#ffffff" } },
    "colours.ink",
    /контраст 4,4/,
  ],
  [{ colours: { ...good.colours, button: "#eeeeee" } }, "colours.onButton", /4,5/],
  [{ texts: { ...good.texts, refuse: "  " } }, "texts.refuse", /пуст/],
  [{ texts: { ...good.texts, accept: "я".repeat(41) } }, "texts.accept", /40/],
  [{ services: [metrika, metrika] }, "services.1.key", /уже есть/],
  [{ services: [{ ...metrika, hosts: ["https://mc.yandex.ru"] }] }, "services.0.hosts", /https/],
  [{ services: [{ ...metrika, cookies: ["*"] }] }, "services.0.cookies", /звёздочка/],
  [{ services: [{ ...metrika, cookies: ["a;b"] }] }, "services.0.cookies", /звёздочка/],
  [{ services: [{ ...metrika, ids: ["1 2"] }] }, "services.0.ids", /счётчиков/],
  [{ services: [{ ...metrika, name: "" }] }, "services.0.name", /Название/],
])("rejects %j and reports the field %s", (changed, field, message) => {
  const errors = wrong(changed);
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]).toMatch(message);
});

test("reports an empty hint of a category by its path", () => {
  const { texts } = good;
  const categories = { ...texts.categories, analytics: { name: "Статистика", hint: "" } };
  expect(wrong({ texts: { ...texts, categories } })).toEqual({
    "texts.categories.analytics.hint": expect.any(String),
  });
});
