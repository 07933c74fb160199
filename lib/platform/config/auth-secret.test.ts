import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { resolveAuthSecret } from "@/lib/platform/config/auth-secret";
import { EnvironmentError, parseEnvironment } from "@/lib/platform/config/environment";

let root: string;
let DATA_DIR: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "secret-"));
  DATA_DIR = join(root, "data");
});
afterEach(() => rmSync(root, { recursive: true }));

test("uses AUTH_SECRET and writes no file", () => {
  const AUTH_SECRET = "k".repeat(40);
  expect(resolveAuthSecret(parseEnvironment({ DATA_DIR, AUTH_SECRET }))).toBe(AUTH_SECRET);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test("creates a secret once without AUTH_SECRET, in a file that only its owner can read", () => {
  const settings = parseEnvironment({ DATA_DIR });
  const secret = resolveAuthSecret(settings);
  expect(Buffer.from(secret, "base64url")).toHaveLength(48);
  expect(resolveAuthSecret(settings)).toBe(secret);
  expect(statSync(join(DATA_DIR, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(readdirSync(DATA_DIR)).toEqual(["auth-secret"]);
});

test("creates different secrets for two installations", () => {
  const [a, b] = ["a", "b"].map((name) =>
    resolveAuthSecret(parseEnvironment({ DATA_DIR: join(root, name) })),
  );
  expect(a).not.toBe(b);
});

test("throws when the file is damaged instead of creating a new secret", () => {
  const settings = parseEnvironment({ DATA_DIR });
  resolveAuthSecret(settings);
  for (const value of ["", "коротко\n"]) {
    writeFileSync(join(DATA_DIR, "auth-secret"), value);
    expect(() => resolveAuthSecret(settings)).toThrow(EnvironmentError);
  }
});
