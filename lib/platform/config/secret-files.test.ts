import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { environmentSchema, parseEnvironment } from "@/lib/platform/config/environment";
import { secretVariables } from "@/lib/platform/config/secret-files";

const folder = mkdtempSync(join(tmpdir(), "secrets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileOf(text: string): string {
  files += 1;
  const file = join(folder, `${files}`);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}

const key = "ключ из файла, который достаточно длинный";
const database = "postgresql://sait:tajna@localhost/sait";

describe("a secret in a file", () => {
  test("is read as the variable's value, without a line break at the end", () => {
    const settings = parseEnvironment({
      AUTH_SECRET_FILE: fileOf(`${key}\n`),
      DATABASE_URL_FILE: fileOf(`${database}\r\n`),
      MIGRATION_DATABASE_URL_FILE: fileOf(database),
      SMTP_URL_FILE: fileOf("smtp://localhost:25\n"),
      ADMIN_EMAIL: "admin@example.ru",
      ADMIN_PASSWORD_FILE: fileOf(" с пробелами по краям \n"),
      METRICS_TOKEN_FILE: fileOf("m".repeat(32)),
      YOOKASSA_SHOP_ID: "100500",
      YOOKASSA_SECRET_KEY_FILE: fileOf("test_0123456789abcdef\n"),
      AUTH_SECRET_PREVIOUS_FILE: fileOf("p".repeat(32)),
    });
    expect(settings).toMatchObject({
      authSecret: key,
      authSecretPrevious: "p".repeat(32),
      databaseUrl: database,
      migrationDatabaseUrl: database,
      smtpUrl: "smtp://localhost:25",
      admin: { email: "admin@example.ru", password: " с пробелами по краям " },
      metricsToken: "m".repeat(32),
      yookassa: { shopId: "100500", secretKey: "test_0123456789abcdef" },
    });
  });

  test.each([
    ["not there", () => ({ AUTH_SECRET_FILE: join(folder, "none") }), "файл не читается"],
    ["a folder", () => ({ AUTH_SECRET_FILE: folder }), "файл не читается"],
    ["empty", () => ({ AUTH_SECRET_FILE: fileOf(" \n") }), "файл пуст"],
    ["no secret", () => ({ AUTH_SECRET_FILE: fileOf("а".repeat(70_000)) }), "больше 64 КБ"],
    [
      "named beside its variable",
      () => ({ AUTH_SECRET_FILE: fileOf(key), AUTH_SECRET: key }),
      "оставьте что-то одно",
    ],
  ])("is reported by the variable's name when it is %s", (_, variables, text) => {
    expect(() => parseEnvironment(variables())).toThrow(
      new RegExp(`^Неверные переменные окружения:\\n  AUTH_SECRET_FILE: .*${text}`, "u"),
    );
  });

  test("with a wrong value is reported by the variable's name, without the value", () => {
    const variables = { AUTH_SECRET_FILE: fileOf("короткий") };
    expect(() => parseEnvironment(variables)).toThrow(/ {2}AUTH_SECRET: нужно не меньше 32 байт/);
    expect(() => parseEnvironment(variables)).not.toThrow(/короткий/);
  });

  test("is ignored when the file's name is blank", () => {
    expect(parseEnvironment({ AUTH_SECRET_FILE: " " })).toEqual(parseEnvironment({}));
  });

  test("secretVariables are all variables of the schema", () => {
    const names = Object.keys(environmentSchema.in.def.shape);
    expect(names).toEqual(expect.arrayContaining([...secretVariables]));
  });
});
