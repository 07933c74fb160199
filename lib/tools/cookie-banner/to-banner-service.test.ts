import { expect, test } from "vitest";
import type { Service } from "@/lib/engine/services/service";
import services from "@/lib/platform/content/generated/services.json";
import { checkBanner } from "@/lib/tools/cookie-banner/check-banner";
import { toBannerService } from "@/lib/tools/cookie-banner/to-banner-service";
import { buildBanner } from "@/tests/support/banner/build-banner";

const catalogue = services as unknown as Service[];
const of = (key: string) => {
  const found = catalogue.find((service) => service.key === key);
  return found ? toBannerService(found) : undefined;
};

test.each([
  ["yandexMetrika", "analytics"],
  ["calltouch", "analytics"],
  ["bitrix", "analytics"],
  ["vkAds", "advertising"],
  // The files of these services advertise, whatever else they do.
  ["mindbox", "advertising"],
  ["youtube", "advertising"],
  ["jivo", "functional"],
  ["bitrix24", "functional"],
  ["yandexMaps", "functional"],
])("puts %s into the category %s", (key, category) => {
  expect(of(key)?.category).toBe(category);
});

test.each(["beget", "yookassa", "cdek", "recaptcha", "vkId", "tilda", "jsdelivr", "yandexForms"])(
  "returns null for %s, which needs no choice",
  (key) => {
    expect(of(key)).toBeNull();
  },
);

test("does not list cookies that a site cannot work without", () => {
  expect(of("bitrix")?.cookies).toEqual(["BX_USER_ID"]);
});

test("converts every service of the catalogue that needs a choice into valid settings", () => {
  const all = catalogue.flatMap((service) => toBannerService(service) ?? []);
  expect(all.length).toBeGreaterThan(80);
  for (const service of all) expect(checkBanner(buildBanner([service])), service.key).toEqual({});
});
