// @module-tag slow
import { describe, expect, test } from "vitest";
import { hashPassword, needsRehash, verifyPassword } from "@/lib/platform/auth/passwords/password";

describe("a stored password", () => {
  test("names its algorithm and its pepper, and holds nothing of the password", async () => {
    const stored = await hashPassword("пароль из кириллицы");
    expect(stored).toMatch(/^bcrypt-hmac-sha384\$[0-9a-f]{8}\$2b\$10\$[./A-Za-z0-9]{53}$/);
    expect(needsRehash(stored)).toBe(false);
  });

  test("fits exactly the password that it was made of", async () => {
    const stored = await hashPassword("  пробелы по краям  ");
    expect(await verifyPassword("  пробелы по краям  ", stored)).toBe(true);
    expect(await verifyPassword("пробелы по краям", stored)).toBe(false);
    expect(await verifyPassword("", stored)).toBe(false);
  });

  test("counts every character of 128 Cyrillic ones, far beyond bcrypt's 72 bytes", async () => {
    const long = "ж".repeat(127);
    const stored = await hashPassword(`${long}а`);
    expect(await verifyPassword(`${long}а`, stored)).toBe(true);
    expect(await verifyPassword(`${long}б`, stored)).toBe(false);
  });

  test("is not cut at a NUL character", async () => {
    const stored = await hashPassword("correct\u0000horse");
    expect(await verifyPassword("correct\u0000house", stored)).toBe(false);
  });

  test("two of the same password differ", async () => {
    expect(await hashPassword("same password")).not.toBe(await hashPassword("same password"));
  });
});

describe("what fits nothing", () => {
  test.each([
    ["nobody has the e-mail", null],
    ["another server's pepper", `bcrypt-hmac-sha384$00000000$2b$10$${"a".repeat(53)}`],
    ["plain bcrypt", `$2b$10$${"a".repeat(53)}`],
    ["a plain password", "correct horse"],
    ["nothing", ""],
  ])("%s", async (_case, stored) => {
    expect(await verifyPassword("correct horse", stored)).toBe(false);
  });

  test("a hash of another cost or another pepper asks to be made anew", () => {
    expect(needsRehash(`bcrypt-hmac-sha384$00000000$2b$10$${"a".repeat(53)}`)).toBe(true);
    expect(needsRehash("md5")).toBe(true);
  });
});
