import { expect, test } from "vitest";
import { isCommonPassword } from "@/lib/auth/common-passwords";

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
])("%s is refused", (password) => expect(isCommonPassword(password)).toBe(true));

test.each(["верный пароль 1", "correct horse battery", "kX9#mP2$vL", "мой кот любит сыр", "q1"])(
  "%s is not on the list",
  (password) => expect(isCommonPassword(password)).toBe(false),
);
