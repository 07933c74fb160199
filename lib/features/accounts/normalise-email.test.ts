import { expect, test } from "vitest";
import { normaliseEmail } from "@/lib/features/accounts/normalise-email";
import { accountEmail } from "@/lib/features/accounts/schema";

test.each([
  ["Ivan@Example.RU", "ivan@example.ru"],
  ["\u212Aolya@example.ru", "kolya@example.ru"],
  ["ivan@ПОЧТА.рф", "ivan@почта.рф"],
  ["ivan@xn--80a1acny.xn--p1ai", "ivan@почта.рф"],
  ["ivan@XN--80A1ACNY.рф", "ivan@почта.рф"],
  ["ivan@и\u0306од.рф", "ivan@\u0439од.рф"],
  ["ivan@\uff45xample.ru", "ivan@example.ru"],
  ["ivan@\ufb01le.ru", "ivan@file.ru"],
  ["ivan@e\u0445ample.ru", "ivan@e\u0445ample.ru"],
])("normalises %s to %s", (typed, one) => {
  expect(accountEmail.parse(typed)).toBe(one);
  // Normalising again changes nothing.
  expect(normaliseEmail(one)).toBe(one);
});

test.each([
  "",
  "@",
  "ivan",
  "@example.ru",
  "ivan@",
  "ivan@a:25",
  "ivan@a/b",
  "ivan@[::1]",
  "ivan@xn--a",
  "ivan@a..ru",
])("rejects %j and leaves it unchanged", (typed) => {
  expect(normaliseEmail(typed)).toBe(typed);
  expect(accountEmail.safeParse(typed).success).toBe(false);
});
