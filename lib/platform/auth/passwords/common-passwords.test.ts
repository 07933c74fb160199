import { expect, test } from "vitest";
import { isCommonPassword } from "@/lib/platform/auth/passwords/common-passwords";

test.each([
  "12345678",
  "Password1",
  "ПАРОЛЬ123",
  "йцукенгш",
  "qwertyuiop",
  "poiuytrewq",
  "aaaaaaaaaa",
  "жжжжжжжж",
  "abcabcabc",
  "1212121212",
  "98765432",
])("isCommonPassword finds %s", (password) => expect(isCommonPassword(password)).toBe(true));

test.each(["верный пароль 1", "correct horse battery", "kX9#mP2$vL", "мой кот любит сыр", "q1"])(
  "isCommonPassword accepts %s",
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test.each([
  "saitpozakonu2026",
  "Сайт по закону!",
  "2026-сайт-по-закону",
  "sait-po-zakonu",
  "Administrator_1",
  "админ12345678",
])("isCommonPassword finds a password made of the service's own words: %s", (password) =>
  expect(isCommonPassword(password)).toBe(true),
);

test.each(["сайт по закону и три кота", "администратор любит чай"])(
  "isCommonPassword accepts the service's own words in a longer password: %s",
  (password) => expect(isCommonPassword(password)).toBe(false),
);
