import { describe, expect, test } from "vitest";
import { consentKinds } from "@/lib/tools/consent-html/consent-kinds";
import {
  checkSettings,
  defaultSettings,
  isContactEmail,
  linesOf,
  noKindChosen,
  oneLine,
} from "@/lib/tools/consent-html/settings";

const check = (changes: Partial<typeof defaultSettings>) =>
  checkSettings({ ...defaultSettings, ...changes }, consentKinds);

test("the words of the contract", () => {
  expect(noKindChosen).toBe("Выберите хотя бы один тип согласия");
});

test("the settings to begin with are good as they are", () => {
  expect(check({})).toEqual({});
  expect(defaultSettings).toMatchObject({
    privacyPolicyUrl: "/privacy-policy",
    termsUrl: "/terms",
    unsubscribeUrl: "/unsubscribe",
  });
});

const addresses = ["consentUrl", "privacyPolicyUrl", "termsUrl", "unsubscribeUrl"] as const;

describe.each(addresses)("%s", (name) => {
  test.each(["", "  ", "/a", "https://ромашка.рф/политика", "http://a.ru"])("%j is good", (url) =>
    expect(check({ [name]: url })).toEqual({}),
  );
  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:a@b.ru",
    "//evil.example",
    "romashka.ru/privacy",
    "слова",
  ])("%j is refused", (url) =>
    expect(check({ [name]: url })).toEqual({
      [name]: "Начните с https:// или с / — пути от корня сайта, например /privacy-policy",
    }),
  );
});

test.each(["info@romashka.ru", "i.van+1@mail.romashka.ru", "почта@ромашка.рф"])(
  "%s is mail",
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
])("%s is none", (text) => {
  expect(isContactEmail(text)).toBe(false);
  expect(check({ contactEmail: text })).toEqual({ contactEmail: "Введите корректный email" });
});

test("a purpose is asked for where there is a box that names it", () => {
  expect(check({ purpose: " \n" })).toEqual({
    purpose: "Назовите цель: согласие должно быть конкретным",
  });
  expect(checkSettings({ ...defaultSettings, purpose: "" }, ["newsletter"])).toEqual({});
});

test("an address of refusal, where there is something to refuse", () => {
  const settings = { ...defaultSettings, unsubscribeUrl: "слова" };
  expect(checkSettings(settings, ["dataProcessing", "analytics"])).toEqual({});
  expect(Object.keys(checkSettings(settings, ["marketing"]))).toEqual(["unsubscribeUrl"]);
});

test("an edition is always asked for", () => {
  expect(check({ documentVersion: "\u200b " })).toEqual({
    documentVersion: "Укажите редакцию: по ней видно, на какой текст дано согласие",
  });
});

test("one line, and lines", () => {
  expect(oneLine(" ООО\r\n «Ромашка»\t\u200b ")).toBe("ООО «Ромашка»");
  expect(linesOf("а\r\n\n  \nб\u0000  в")).toEqual(["а", "б в"]);
});
