import { describe, expect, test } from "vitest";
import { isEmail } from "@/lib/engine/answers/web-address";

describe("isEmail", () => {
  test.each([
    "info@romashka.ru",
    "o'neil+news@mail.example.com",
    "director@пример.рф",
    "Ivan@ПРИМЕР.РФ",
    "a@xn--e1afmkfd.xn--p1ai",
    `${"a".repeat(64)}@example.ru`,
  ])("takes %s", (text) => expect(isEmail(text)).toBe(true));

  test.each([
    "",
    "info",
    "@example.ru",
    "info@localhost",
    "info@example",
    "info@example.r",
    "info@.ru",
    "info@-a.ru",
    "info@a..ru",
    ".info@example.ru",
    "in..fo@example.ru",
    "in fo@example.ru",
    "info@exam ple.ru",
    "a@b@example.ru",
    "info@example.ru\nbcc: x@y.ru",
    "<info@example.ru>",
    `${"a".repeat(65)}@example.ru`,
    `a@${"b.".repeat(130)}ru`,
  ])("refuses %j", (text) => expect(isEmail(text)).toBe(false));
});
