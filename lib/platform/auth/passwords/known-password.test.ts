import { expect, test } from "vitest";
import { isKnownPassword, knownPasswordCount } from "@/lib/platform/auth/passwords/known-password";

test("3,000 and more of what is used most are known, in any case of letters", () => {
  expect(knownPasswordCount).toBeGreaterThan(3000);
  for (const password of ["trustno1", "Mopar440", "FALCON01", "charlie1"]) {
    expect(isKnownPassword(password), password).toBe(true);
  }
});

test.each(["верный пароль 1", "correct horse battery", "mopar440 и кот"])(
  "%s is not known",
  (password) => expect(isKnownPassword(password)).toBe(false),
);
