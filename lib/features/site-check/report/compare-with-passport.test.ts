import { expect, test } from "vitest";
import type { FactOrigin, SiteFacts } from "@/lib/engine/passport/facts";
import { compareWithPassport } from "@/lib/features/site-check/report/compare-with-passport";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import { checkReportOf, serviceOf } from "@/tests/support/api/sites/check-reports";

const facts = (values: Record<string, unknown>, origin: FactOrigin = "answered"): SiteFacts =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, origin, date: "2026-11-01" }]),
  );
const report = (seen: Record<string, unknown>, changes: Partial<CheckReport> = {}) =>
  checkReportOf("https://romashka.ru/", { facts: seen, ...changes });
const owner = { companyName: "ООО «Ромашка»" };
const keysOf = (site: CheckReport, passport: SiteFacts) =>
  compareWithPassport(site, passport).map(({ key }) => key);
const manager = serviceOf("googleTagManager", "analytics");

test("a counter, a payment service and a field that nobody said are differences, in words and in the order of the form", () => {
  const seen = {
    analyticsServices: ["yandex_metrica", "vk_pixel"],
    paymentSystems: ["yookassa"],
    dataTypesCollected: ["phone"],
    sessionRecording: true,
  };
  const said = facts({ ...owner, analyticsServices: ["vk_pixel"], dataTypesCollected: ["phone"] });
  expect(compareWithPassport(report(seen), said)).toMatchObject([
    { key: "paymentSystems", seen: "ЮKassa (НКО «ЮМани» ООО)", said: null },
    {
      key: "analyticsServices",
      seen: "Яндекс.Метрика",
      said: expect.not.stringContaining("Метрика"),
    },
    { key: "sessionRecording", seen: "да", said: null },
  ]);
});

test("a passport that says nothing, or only what was seen, contradicts nothing; a site unread neither", () => {
  const seen = { analyticsServices: ["yandex_metrica"], inn: "7707083893" };
  expect(keysOf(report(seen), facts({ websiteUrl: "romashka.ru" }))).toEqual([]);
  expect(keysOf(report(seen), facts(seen, "seen"))).toEqual([]);
  expect(keysOf(report({}, { isRead: false }), facts({ ...owner, inn: "7728168971" }))).toEqual([]);
  // Beside an answered passport an unconfirmed counter is one that the papers do not name.
  expect(keysOf(report(seen), { ...facts(owner), ...facts(seen, "seen") })).toEqual([
    "analyticsServices",
  ]);
});

test("a form that asks for a first name is no news to who has the full one", () => {
  const seen = { dataTypesCollected: ["name", "phone"] };
  const keys = (types: string[]) =>
    keysOf(report(seen), facts({ ...owner, dataTypesCollected: types }));
  expect(keys(["full_name", "phone"])).toEqual([]);
  expect(keys(["email", "phone"])).toEqual(["dataTypesCollected"]);
});

test("numbers differ only where both are there", () => {
  const seen = { inn: "7707083893", yandexMetricaId: "1" };
  expect(keysOf(report(seen), facts({ ...owner, inn: "7728168971" }))).toEqual(["inn"]);
  expect(keysOf(report(seen), facts({ ...owner, inn: "7707083893" }))).toEqual([]);
});

test("a counter of the passport is gone only where it could have been seen", () => {
  const said = facts({ ...owner, analyticsServices: ["yandex_metrica", "appmetrica"] });
  expect(compareWithPassport(report({}), said)).toMatchObject([
    { key: "analyticsServices", seen: null, said: "Яндекс.Метрика" },
  ]);
  expect(keysOf(report({}, { isPartlyRead: true }), said)).toEqual([]);
  expect(keysOf(report({}, { services: [manager] }), said)).toEqual([]);
});
