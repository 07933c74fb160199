import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findTargetFault, readTarget } from "@/lib/features/site-check/fetch/connect/target";
import { webUrl } from "@/tests/support/arbitrary-text";

const rules = { namedHosts: new Map(), ports: [80, 443] };
const read = (typed: string) => readTarget(typed, rules);
const problemOf = (typed: string) => {
  const target = read(typed);
  return "problem" in target ? target.problem : null;
};

test.each([
  ["shop.ru", "https://shop.ru/", false],
  ["  SHOP.RU  ", "https://shop.ru/", false],
  ["http://shop.ru", "http://shop.ru/", true],
  ["https://www.shop.ru/contacts?city=1#map", "https://www.shop.ru/contacts?city=1", true],
  [
    "магазин.рф/контакты",
    "https://xn--80aairftm.xn--p1ai/%D0%BA%D0%BE%D0%BD%D1%82%D0%B0%D0%BA%D1%82%D1%8B",
    false,
  ],
  ["shop.ru:443", "https://shop.ru/", false],
  ["http://shop.ru:443/", "http://shop.ru:443/", true],
  ["8.8.8.8", "https://8.8.8.8/", false],
  ["https://[2a02:6b8::2:242]/", "https://[2a02:6b8::2:242]/", true],
])("readTarget accepts %s", (typed, href, isSchemeTyped) => {
  expect(read(typed)).toEqual({ url: new URL(href), isSchemeTyped });
});

describe("readTarget rejects with an explanation", () => {
  test.each([
    ["", "в строке браузера"],
    ["Мой магазин", "в строке браузера"],
    ["shop", "в строке браузера"],
    ["localhost", "в строке браузера"],
    ["localhost:3000", "порт"],
    ["shop.ru:8080", "порт"],
    ["https://shop.ru:22/", "порт"],
    ["ftp://shop.ru", "http:// или https://"],
    ["file:///etc/passwd", "http:// или https://"],
    ["javascript:alert(1)", "http:// или https://"],
    ["https://admin:secret@shop.ru", "имя и пароль"],
    ["https://shop.ru@127.0.0.1", "имя и пароль"],
    ["127.0.0.1", "не виден из интернета"],
    ["http://2130706433/", "не виден из интернета"],
    ["https://[::1]/", "не виден из интернета"],
    [`shop.ru/${"a".repeat(2_048)}`, "слишком длинный"],
    [`${"a".repeat(64)}.ru`, "в строке браузера"],
    ["https://[fe80::1%25eth0]/", "в строке браузера"],
    ["shop..ru", "в строке браузера"],
  ])("%s («%s»)", (typed, text) => {
    expect(problemOf(typed)).toContain(text);
  });
});

test("readTarget accepts any configured host name, but only at the web's ports", () => {
  const named = { ...rules, namedHosts: new Map([["box", { address: "127.0.0.1", port: 8081 }]]) };
  expect(readTarget("http://box/", named)).toMatchObject({ isSchemeTyped: true });
  expect(readTarget("http://box:8081/", named)).toHaveProperty("problem");
  expect(readTarget("http://other/", named)).toHaveProperty("problem");
});

test("readTarget accepts nothing that findTargetFault rejects, whatever is typed", {
  tags: ["slow"],
}, () => {
  const part = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("http://", "https:", "//", "@", ":", "[", "]", ".", "0x7f", "127.1", "%", "\\"),
    fc.ipV4(),
    fc.ipV6(),
    webUrl,
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const target = read(parts.join(""));
      if ("problem" in target) {
        expect(target.problem).toMatch(/^[А-Я]/);
        return;
      }
      const { protocol, username, password, port } = target.url;
      expect(["http:", "https:"]).toContain(protocol);
      expect([username, password]).toEqual(["", ""]);
      expect(["", "80", "443"]).toContain(port);
      expect(findTargetFault(target.url, rules)).toBeNull();
    }),
  );
});
