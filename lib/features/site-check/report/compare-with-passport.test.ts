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

test("lists services and fields that the passport lacks, in words and in the form's order", () => {
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

test("lists nothing for an unanswered or unconfirmed passport or an unread site", () => {
  const seen = { analyticsServices: ["yandex_metrica"], inn: "7707083893" };
  expect(keysOf(report(seen), facts({ websiteUrl: "romashka.ru" }))).toEqual([]);
  expect(keysOf(report(seen), facts(seen, "seen"))).toEqual([]);
  expect(keysOf(report({}, { isRead: false }), facts({ ...owner, inn: "7728168971" }))).toEqual([]);
  // Beside an answered passport an unconfirmed counter is one that the papers do not name.
  expect(keysOf(report(seen), { ...facts(owner), ...facts(seen, "seen") })).toEqual([
    "analyticsServices",
  ]);
});

test("lists no first name when the passport has the full name", () => {
  const seen = { dataTypesCollected: ["name", "phone"] };
  const keys = (types: string[]) =>
    keysOf(report(seen), facts({ ...owner, dataTypesCollected: types }));
  expect(keys(["full_name", "phone"])).toEqual([]);
  expect(keys(["email", "phone"])).toEqual(["dataTypesCollected"]);
});

test("lists a number only when both sides have one and they differ", () => {
  const seen = { inn: "7707083893", yandexMetricaId: "1" };
  expect(keysOf(report(seen), facts({ ...owner, inn: "7728168971" }))).toEqual(["inn"]);
  expect(keysOf(report(seen), facts({ ...owner, inn: "7707083893" }))).toEqual([]);
});

test("lists a counter that disappeared only when the check could have seen it", () => {
  const said = facts({ ...owner, analyticsServices: ["yandex_metrica", "appmetrica"] });
  expect(compareWithPassport(report({}), said)).toMatchObject([
    { key: "analyticsServices", seen: null, said: "Яндекс.Метрика" },
  ]);
  expect(keysOf(report({}, { isPartlyRead: true }), said)).toEqual([]);
  expect(keysOf(report({}, { services: [manager] }), said)).toEqual([]);
});
