// @module-tag slow
import { describe, expect, test } from "vitest";
import { hashPassword, needsRehash, verifyPassword } from "@/lib/platform/auth/passwords/password";

describe("hashPassword", () => {
  test("returns algorithm, pepper, cost and hash", async () => {
    const stored = await hashPassword("пароль из кириллицы");
    expect(stored).toMatch(/^bcrypt-hmac-sha384\$[0-9a-f]{8}\$2b\$10\$[./A-Za-z0-9]{53}$/);
    expect(needsRehash(stored)).toBe(false);
  });

  test("returns a hash that fits exactly this password, with its spaces", async () => {
    const stored = await hashPassword("  пробелы по краям  ");
    expect(await verifyPassword("  пробелы по краям  ", stored)).toBe(true);
    expect(await verifyPassword("пробелы по краям", stored)).toBe(false);
    expect(await verifyPassword("", stored)).toBe(false);
  });

  test("uses every character of 128 Cyrillic ones, beyond bcrypt's 72 bytes", async () => {
    const long = "ж".repeat(127);
    const stored = await hashPassword(`${long}а`);
    expect(await verifyPassword(`${long}а`, stored)).toBe(true);
    expect(await verifyPassword(`${long}б`, stored)).toBe(false);
  });

  test("uses characters after a NUL", async () => {
    const stored = await hashPassword("correct\u0000horse");
    expect(await verifyPassword("correct\u0000house", stored)).toBe(false);
  });

  test("returns different hashes for the same password", async () => {
    expect(await hashPassword("same password")).not.toBe(await hashPassword("same password"));
  });
});

describe("a stored value that does not fit", () => {
  test.each([
    ["no value, for an unknown e-mail", null],
    ["a hash with another pepper", `bcrypt-hmac-sha384$00000000$2b$10$${"a".repeat(53)}`],
    ["a plain bcrypt hash", `$2b$10$${"a".repeat(53)}`],
    ["a plain password", "correct horse"],
    ["an empty text", ""],
  ])("is rejected by verifyPassword: %s", async (_case, stored) => {
    expect(await verifyPassword("correct horse", stored)).toBe(false);
  });

  test("needs a rehash when it has another pepper, cost or algorithm", async () => {
    const current = await hashPassword("correct horse");
    expect(needsRehash(current)).toBe(false);
    expect(needsRehash(current.replace("$2b$10$", "$2b$09$"))).toBe(true);
    expect(needsRehash(current.replace("$2b$10$", "$2b$12$"))).toBe(true);
    expect(needsRehash(`bcrypt-hmac-sha384$00000000$2b$10$${"a".repeat(53)}`)).toBe(true);
    expect(needsRehash("md5")).toBe(true);
  });
});
