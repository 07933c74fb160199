import { describe, expect, test } from "vitest";
import { consentKinds } from "@/lib/tools/consent-checkbox/consent-kinds";
import {
  checkSettings,
  defaultSettings,
  isContactEmail,
  linesOf,
  noKindChosen,
  oneLine,
} from "@/lib/tools/consent-checkbox/settings";

const check = (changes: Partial<typeof defaultSettings>) =>
  checkSettings({ ...defaultSettings, ...changes }, consentKinds);

test("has the contract's message for an empty selection", () => {
  expect(noKindChosen).toBe("Выберите хотя бы один тип согласия");
});

test("accepts the default settings", () => {
  expect(check({})).toEqual({});
  expect(defaultSettings).toMatchObject({
    privacyPolicyUrl: "/privacy-policy",
    termsUrl: "/terms",
    unsubscribeUrl: "/unsubscribe",
  });
});

const addresses = ["consentUrl", "privacyPolicyUrl", "termsUrl", "unsubscribeUrl"] as const;

describe.each(addresses)("%s", (name) => {
  test.each(["", "  ", "/a", "https://ромашка.рф/политика", "http://a.ru"])("accepts %j", (url) =>
    expect(check({ [name]: url })).toEqual({}),
  );
  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:a@b.ru",
    "//evil.example",
    "romashka.ru/privacy",
    "слова",
  ])("rejects %j", (url) =>
    expect(check({ [name]: url })).toEqual({
      [name]: "Начните с https:// или с / — пути от корня сайта, например /privacy-policy",
    }),
  );
});

test.each(["info@romashka.ru", "i.van+1@mail.romashka.ru", "почта@ромашка.рф"])(
  "accepts %s as an e-mail address",
  (text) => expect(isContactEmail(text)).toBe(true),
);
test.each([
  "info",
  "info@",
  "@romashka.ru",
  "info@romashka",
  "info@romashka.r",
  "a b@c.ru",
  "a@b..ru",
  "a@b.ru?bcc=c@d.ru",
  "a@b.ru,c@d.ru",
  "<a@b.ru>",
])("rejects %s as an e-mail address", (text) => {
  expect(isContactEmail(text)).toBe(false);
  expect(check({ contactEmail: text })).toEqual({ contactEmail: "Введите корректный email" });
});

test("requires a purpose when a selected consent names it", () => {
  expect(check({ purpose: " \n" })).toEqual({
    purpose: "Назовите цель: согласие должно быть конкретным",
  });
  expect(checkSettings({ ...defaultSettings, purpose: "" }, ["newsletter"])).toEqual({});
});

test("checks the unsubscribe address only when a selected consent uses it", () => {
  const settings = { ...defaultSettings, unsubscribeUrl: "слова" };
  expect(checkSettings(settings, ["dataProcessing", "analytics"])).toEqual({});
  expect(Object.keys(checkSettings(settings, ["marketing"]))).toEqual(["unsubscribeUrl"]);
});

test("always requires an edition", () => {
  expect(check({ documentVersion: "\u200b " })).toEqual({
    documentVersion: "Укажите редакцию: по ней видно, на какой текст дано согласие",
  });
});

test("oneLine joins lines, linesOf splits them, and both drop invisible characters", () => {
  expect(oneLine(" ООО\r\n «Ромашка»\t\u200b ")).toBe("ООО «Ромашка»");
  expect(linesOf("а\r\n\n  \nб\u0000  в")).toEqual(["а", "б в"]);
});
