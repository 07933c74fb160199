import { expect, test } from "vitest";
import { isKnownPassword, knownPasswordCount } from "@/lib/platform/auth/passwords/known-password";

test("isKnownPassword knows more than 3,000 passwords, in any case", () => {
  expect(knownPasswordCount).toBeGreaterThan(3000);
  for (const password of ["trustno1", "Mopar440", "FALCON01", "charlie1"]) {
    expect(isKnownPassword(password), password).toBe(true);
  }
});

test.each(["верный пароль 1", "correct horse battery", "mopar440 и кот"])(
  "isKnownPassword does not know %s",
  (password) => expect(isKnownPassword(password)).toBe(false),
);
