import { expect, test } from "vitest";
import { findService } from "@/lib/engine/services/find-service";
import { isVerified, type Service } from "@/lib/engine/services/service";
import { toVerifiedServices } from "@/lib/engine/services/verified-service";
import compiled from "@/lib/platform/content/generated/services.json";
import { knownCompanies } from "@/lib/platform/content/known-companies";

const services = compiled as Service[];
const find = (text: string) => findService(text, services)?.key ?? null;

test("findService finds each service by its names and addresses", () => {
  const lost = services.flatMap(({ key, name, aliases, hosts }) =>
    [name, ...aliases, ...hosts, ...hosts.map((host) => `https://${host}`)].filter(
      (text) => find(text) !== key,
    ),
  );
  expect(lost).toEqual([]);
});

test("findService does not confuse an unverified service with a verified one", () => {
  const verified = toVerifiedServices(services).map((service) => ({ ...service, hosts: [] }));
  expect(verified.length).toBeLessThan(services.length);
  const mistaken = services.flatMap(({ name, aliases, company }) =>
    [name, ...aliases, ...(company ? [company.name] : [])].filter((text) => {
      const found = findService(text, verified)?.key ?? null;
      return found !== null && found !== find(text);
    }),
  );
  expect(mistaken).toEqual([]);
});

test.each([
  ["Тильда", "tilda"],
  ["tilda publishing", "tilda"],
  ["https://static.tildacdn.com/js/tilda-forms-1.0.min.js", "tilda"],
  ["Яндекс Метрика", "yandexMetrika"],
  ["yandex metrika", "yandexMetrika"],
  ["Яндекс.Метрика, Вебвизор", "yandexMetrika"],
  ["https://mc.yandex.ru/watch/123", "yandexMetrika"],
  ["хостинг Таймвеб", "timeweb"],
  ["ООО «Таймвэб.Клауд»", "timewebCloud"],
  ["ООО Бегет", "beget"],
  ["рег.ру", "regru"],
  ["Битрикс24", "bitrix24"],
  ["1С-Битрикс", "bitrix"],
  ["https://cdn-ru.bitrix24.ru/b1/crm/form/loader_1.js", "bitrix24"],
  ["https://cdn.bitrix24.com/b1/crm/form/loader_1.js", "bitrix24Abroad"],
  ["амо срм", null],
  ["amoCRM", "amocrm"],
  ["Почта России", "pochta"],
  ["сдэк", "cdek"],
  ["https://www.googletagmanager.com/gtag/js?id=G-1", "googleAnalytics"],
  ["https://www.googletagmanager.com/gtm.js?id=GTM-1", "googleTagManager"],
  ["https://vk.com/js/api/openapi.js?169", "vk"],
  ["ООО «ЯНДЕКС»", null],
  ["ИП Петров", null],
])("findService returns for «%s»: %s", (text, key) => {
  expect(find(text)).toBe(key);
});

test("services abroad are marked as recorded abroad, banned or address abroad", () => {
  const follows = (key: string) => services.find((service) => service.key === key)?.follows;
  for (const key of ["googleAnalytics", "googleForms", "mailchimp", "intercom", "hotjar"]) {
    expect(follows(key)).toContain("recordedAbroad");
  }
  expect(follows("metaPixel")).toContain("banned");
  expect(follows("instagram")).toContain("banned");
  expect(follows("googleFonts")).toEqual(["addressAbroad"]);
  expect(follows("yandexMetrika")).toEqual(["order", "consent"]);
});

test("knownCompanies contain only verified facts", () => {
  for (const { name, company } of knownCompanies) {
    const service = services.find((item) => item.name === name);
    if (!service) throw new Error(`no service ${name}`);
    for (const fact of Object.keys(company)) {
      expect(isVerified(service, `company.${fact}`), `${name}: ${fact}`).toBe(true);
    }
  }
  expect(knownCompanies.find(({ name }) => name === "MWS")).toBeUndefined();
  expect(knownCompanies.find(({ name }) => name === "Beget")?.company).toEqual({
    name: "ООО «Бегет»",
    inn: "7801451618",
  });
});

test("the catalogue has at least twenty Russian hosting providers with a verified company", () => {
  const known = services.filter(
    (service) =>
      service.role === "hosting" &&
      service.country === "RU" &&
      isVerified(service, "country") &&
      isVerified(service, "company.name"),
  );
  expect(known.length).toBeGreaterThanOrEqual(20);
});
