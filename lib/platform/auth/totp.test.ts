import { Secret } from "otpauth";
import { expect, test } from "vitest";
import { findTotpStep, newTotpSecret, totpUri } from "@/lib/platform/auth/totp";

/** RFC 6238, appendix B: seconds and codes of eight digits, of which ours are the last six. */
const vectors = [
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
] as const;
const secret = Secret.fromUTF8("12345678901234567890").base32;

test.each(vectors)("findTotpStep accepts the code of RFC 6238 at second %i", (seconds, code) => {
  expect(findTotpStep(secret, code.slice(2), new Date(seconds * 1000))).toBe(
    Math.floor(seconds / 30),
  );
});

test("findTotpStep accepts a code one step earlier or later and no further", () => {
  const at = (seconds: number) => findTotpStep(secret, "287082", new Date(seconds * 1000));
  expect([at(0), at(29), at(30), at(59), at(60), at(89)]).toEqual([1, 1, 1, 1, 1, 1]);
  expect([at(90), at(3600)]).toEqual([null, null]);
});

test.each(["287083", "28708", "2870820", "94287082", "", "２８７０８２", "abcdef"])(
  "findTotpStep rejects %j",
  (code) => expect(findTotpStep(secret, code, new Date(59_000))).toBeNull(),
);

test("newTotpSecret returns 160 random bits, and totpUri an address for authenticator apps", () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, { issuer: "Сайт по закону", account: "olga@example.ru" }));
  expect(uri.protocol).toBe("otpauth:");
  expect(decodeURIComponent(uri.pathname)).toContain("Сайт по закону:olga@example.ru");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Сайт по закону",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
