import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import {
  EnvironmentError,
  environmentSchema,
  parseEnvironment,
} from "@/lib/platform/config/environment";

const secret = "k".repeat(32);
const faultsOf = (variables: Record<string, string>): string => {
  try {
    parseEnvironment(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as Error).message;
  }
  return "";
};

test("parseEnvironment returns the defaults when nothing is set", () => {
  expect(parseEnvironment({})).toEqual({
    port: 3000,
    host: "localhost",
    siteUrl: "http://localhost:3000",
    databaseUrl: undefined,
    dataDir: resolve(".data"),
    authSecret: undefined,
    admin: undefined,
    smtpUrl: undefined,
    telegramApiRoot: "https://api.telegram.org",
    yandex: null,
    vk: null,
    yandexOAuthRoot: "https://oauth.yandex.ru",
    yandexLoginRoot: "https://login.yandex.ru",
    vkIdRoot: "https://id.vk.ru",
    requireEmailConfirmation: false,
    requireAdminSecondFactor: false,
    migrateOnly: false,
    slowQueryMs: 500,
    trustedProxyHops: 0,
    rateLimitScale: 1,
    siteCheckResolve: new Map(),
    bcryptCost: 10,
  });
});

test("parseEnvironment treats an empty value as unset", () => {
  const names = Object.keys(environmentSchema.in.def.shape);
  const blank = Object.fromEntries(names.map((name) => [name, ""]));
  expect(parseEnvironment(blank)).toEqual(parseEnvironment({}));
});

test("parseEnvironment converts values to their types", () => {
  const settings = parseEnvironment({
    PORT: "8080",
    HOST: "0.0.0.0",
    SITE_URL: "https://пример.рф/",
    DATABASE_URL: "postgresql://user:pass@db/sait?sslmode=require",
    AUTH_SECRET: secret,
    DATA_DIR: "/var/lib/sait",
    ADMIN_EMAIL: "admin@example.ru",
    ADMIN_PASSWORD: "надёжный пароль",
    SMTP_URL: "smtps://user:pass@mail.example.ru",
    TRUSTED_PROXY_HOPS: "2",
    RATE_LIMIT_SCALE: "0.5",
    SITE_CHECK_RESOLVE: "shop.test=127.0.0.1:8081",
    CHROMIUM_PATH: "/usr/bin/chromium",
    UNKNOWN: "is left alone",
  });
  expect(settings).toMatchObject({
    port: 8080,
    siteUrl: "https://xn--e1afmkfd.xn--p1ai",
    databaseUrl: "postgresql://user:pass@db/sait?sslmode=require",
    dataDir: "/var/lib/sait",
    admin: { email: "admin@example.ru", password: "надёжный пароль" },
    requireEmailConfirmation: true,
    trustedProxyHops: 2,
    rateLimitScale: 0.5,
    siteCheckResolve: new Map([["shop.test", { address: "127.0.0.1", port: 8081 }]]),
    chromiumPath: "/usr/bin/chromium",
  });
  expect(() => Object.assign(settings, { port: 1 })).toThrow();
});

test("requireEmailConfirmation follows SMTP_URL unless it is set", () => {
  const SMTP_URL = "smtp://mail";
  const confirmation = (variables: Record<string, string>) =>
    parseEnvironment(variables).requireEmailConfirmation;
  expect(confirmation({ SMTP_URL })).toBe(true);
  expect(confirmation({ SMTP_URL, REQUIRE_EMAIL_CONFIRMATION: "false" })).toBe(false);
  expect(confirmation({ REQUIRE_EMAIL_CONFIRMATION: "TRUE" })).toBe(true);
});

test("requireAdminSecondFactor is off unless it is set", () => {
  const isRequired = (variables: Record<string, string>) =>
    parseEnvironment(variables).requireAdminSecondFactor;
  expect(isRequired({})).toBe(false);
  expect(isRequired({ REQUIRE_ADMIN_SECOND_FACTOR: "true" })).toBe(true);
});

test.each(["/152-fz.pdf", "https://example.ru/152-fz.pdf"])(
  "SITE_LAW_PDF_URL accepts %s",
  (url) => {
    expect(() => parseEnvironment({ SITE_LAW_PDF_URL: url })).not.toThrow();
  },
);

describe("wrong variables", () => {
  test.each([
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "80a"],
    ["SITE_URL", "moy-sayt.ru"],
    ["SITE_URL", "https://moy-sayt.ru/shop"],
    ["SITE_URL", "https://user:pass@moy-sayt.ru"],
    ["SITE_URL", "ftp://example.ru"],
    ["SITE_LAW_PDF_URL", "http://example.ru/152-fz.pdf"],
    ["SITE_LAW_PDF_URL", "//drugoy.ru/zakon.pdf"],
    ["SITE_LAW_PDF_URL", "javascript:alert(1)"],
    ["DATABASE_URL", "mysql://db/sait"],
    ["AUTH_SECRET", "короткий"],
    ["ADMIN_EMAIL", "admin"],
    ["ADMIN_PASSWORD", "1234567"],
    ["SMTP_URL", "https://mail"],
    ["REQUIRE_EMAIL_CONFIRMATION", "да"],
    ["TRUSTED_PROXY_HOPS", "-1"],
    ["RATE_LIMIT_SCALE", "0"],
    ["RATE_LIMIT_SCALE", "Infinity"],
    ["BCRYPT_COST", "3"],
    ["BCRYPT_COST", "15"],
    ["SITE_CHECK_RESOLVE", "shop.test=localhost"],
    ["CHROMIUM_PATH", "chrome-of-somebody"],
  ])("%s=%s is reported by name, without its value", (name, value) => {
    const message = faultsOf({ [name]: value });
    expect(message).toContain(`  ${name}: `);
    expect(message.replaceAll(name, "")).not.toContain(value);
  });

  test("BCRYPT_COST below 10 is accepted only for a server on this machine", () => {
    expect(faultsOf({ BCRYPT_COST: "9", SITE_URL: "https://example.ru" })).toContain("BCRYPT_COST");
    expect(faultsOf({ BCRYPT_COST: "4", HOST: "0.0.0.0" })).toContain("BCRYPT_COST");
    expect(parseEnvironment({ BCRYPT_COST: "12", SITE_URL: "https://example.ru" })).toMatchObject({
      bcryptCost: 12,
    });
    const own = { BCRYPT_COST: "4", SITE_URL: "http://localhost:3000" };
    expect(parseEnvironment(own).bcryptCost).toBe(4);
  });

  test("several wrong variables are all reported at once", () => {
    expect(faultsOf({ PORT: "x", SITE_URL: "x", RATE_LIMIT_SCALE: "x" }).split("\n")).toHaveLength(
      4,
    );
  });

  test("DATABASE_URL requires AUTH_SECRET of 32 bytes, which 16 Cyrillic letters are", () => {
    const DATABASE_URL = "postgresql://db/sait";
    expect(faultsOf({ DATABASE_URL })).toContain("AUTH_SECRET: обязателен");
    expect(faultsOf({ DATABASE_URL, AUTH_SECRET: "я".repeat(15) })).toContain("AUTH_SECRET: ");
    expect(faultsOf({ DATABASE_URL, AUTH_SECRET: "я".repeat(16) })).toBe("");
  });

  test.each([
    ["postgresql://u:p@db.example.ru/sait", false],
    ["postgresql://u:p@db.example.ru/sait?sslmode=disable", false],
    ["postgresql://u:p@db.example.ru/sait?sslmode=prefer", false],
    ["postgresql://u:p@db.example.ru/sait?sslmode=no-verify", false],
    ["postgresql://u:p@db.example.ru/sait?sslmode=require&uselibpqcompat=true", false],
    ["postgresql://u:p@localhost/sait?host=db.example.ru", false],
    ["postgresql://u:p@db.example.ru/sait?sslmode=require", true],
    ["postgresql://u:p@db.example.ru/sait?sslmode=verify-full", true],
    ["postgresql://u:p@db.example.ru/sait?ssl=true", true],
    ["postgresql://u:p@127.0.0.1:5432/sait", true],
    ["postgresql://u:p@10.0.0.7/sait", true],
    ["postgresql://u:p@db/sait", true],
    ["postgresql:///sait?host=/var/run/postgresql", true],
  ])("DATABASE_URL on another machine requires TLS: %s (%s)", (DATABASE_URL, isTaken) => {
    const message = faultsOf({ DATABASE_URL, AUTH_SECRET: secret });
    expect(message === "").toBe(isTaken);
    if (!isTaken) expect(message).toContain("DATABASE_URL: база на другой машине");
    expect(faultsOf({ DATABASE_URL, AUTH_SECRET: secret, DATABASE_TLS: "off" })).toBe("");
  });

  test("MIGRATION_DATABASE_URL requires DATABASE_URL, and TLS on another machine", () => {
    const MIGRATION_DATABASE_URL = "postgresql://u:p@db.example.ru/sait";
    expect(faultsOf({ MIGRATION_DATABASE_URL })).toContain("DATABASE_URL: обязателен вместе");
    const given = { DATABASE_URL: "postgresql://db/sait", AUTH_SECRET: secret };
    expect(faultsOf({ ...given, MIGRATION_DATABASE_URL })).toContain(
      "MIGRATION_DATABASE_URL: база на другой машине",
    );
  });

  test.each([
    ["http://api.telegram.org", false],
    ["http://bots.example.ru:8081", false],
    ["http://127.0.0.1:8081", true],
    ["http://telegram-bot-api:8081", true],
    ["https://bots.example.ru", true],
  ])("TELEGRAM_API_ROOT on another machine requires TLS: %s (%s)", (root, isTaken) => {
    expect(faultsOf({ TELEGRAM_API_ROOT: root }) === "").toBe(isTaken);
  });

  test.each([
    ["https://api.yookassa.ru/v3/", true],
    ["http://127.0.0.1:8090/v3", true],
    ["http://localhost:8090", true],
    ["http://api.yookassa.ru/v3", false],
    ["https://api.yookassa.example/v3", false],
    ["http://yookassa:8090/v3", false],
    ["https://10.0.0.1/v3", false],
  ])("YOOKASSA_API_ROOT must be the provider or this machine: %s (%s)", (root, isTaken) => {
    expect(faultsOf({ YOOKASSA_API_ROOT: root }) === "").toBe(isTaken);
  });

  test("YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY are required together", () => {
    const [shop, key] = ["100500", "test_0123456789abcdef"];
    expect(faultsOf({ YOOKASSA_SHOP_ID: shop })).toContain("YOOKASSA_SECRET_KEY: ");
    const faults = faultsOf({ YOOKASSA_SECRET_KEY: key });
    expect(faults).toContain("YOOKASSA_SHOP_ID: ");
    expect(faults).not.toContain(key);
    expect(faultsOf({ YOOKASSA_TAX_SYSTEM: "2" })).toContain("YOOKASSA_VAT_CODE: ");
    expect(parseEnvironment({ YOOKASSA_VAT_CODE: "1" }).yookassa).toBeUndefined();
    expect(
      parseEnvironment({ YOOKASSA_SHOP_ID: shop, YOOKASSA_SECRET_KEY: key, YOOKASSA_TEST: "true" })
        .yookassa,
    ).toEqual({
      shopId: shop,
      secretKey: key,
      isTest: true,
      apiRoot: "https://api.yookassa.ru/v3",
      receipt: undefined,
    });
  });

  test.each(["YANDEX", "VK"])(
    "client id and secret of a sign-in service are required together: %s",
    (name) => {
      const [id, key] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`];
      expect(faultsOf({ [id]: "application" })).toContain(`${key}: `);
      expect(faultsOf({ [key]: "secret" })).toContain(`${id}: `);
      expect(faultsOf({ [id]: "application", [key]: "secret" })).toBe("");
    },
  );

  test.each(["YANDEX_OAUTH_ROOT", "YANDEX_LOGIN_ROOT", "VK_ID_ROOT"])(
    "%s on another machine requires TLS",
    (name) => {
      expect(faultsOf({ [name]: "http://id.example.ru" })).toContain(`${name}: `);
      expect(faultsOf({ [name]: "http://127.0.0.1:8081" })).toBe("");
    },
  );

  test("ADMIN_EMAIL and ADMIN_PASSWORD are required together", () => {
    expect(faultsOf({ ADMIN_EMAIL: "a@example.ru" })).toContain("ADMIN_PASSWORD: ");
    expect(faultsOf({ ADMIN_PASSWORD: "12345678" })).toContain("ADMIN_EMAIL: ");
  });
});

describe(".env.example", () => {
  const lines = readFileSync(".env.example", "utf8").split("\n");
  const variable = /^(?:# )?([A-Z][A-Z_]+)=(.*)$/;

  test("names exactly the variables of the schema, each below a comment", () => {
    const named = lines.flatMap((line, i) => {
      const name = variable.exec(line)?.[1];
      return name ? [{ name, before: lines[i - 1] ?? "" }] : [];
    });
    const names = Object.keys(environmentSchema.in.def.shape);
    expect(named.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const { name, before } of named) {
      expect(before, name).toMatch(/^# .*(\p{Script=Cyrillic}|ADMIN_EMAIL)/u);
    }
  });

  test(".env.example changes nothing when it is used unchanged", () => {
    const set = lines.flatMap((line) => {
      const [, name, value] = line.startsWith("#") ? [] : (variable.exec(line) ?? []);
      return name ? [[name, value]] : [];
    });
    expect(parseEnvironment(Object.fromEntries(set))).toEqual(parseEnvironment({}));
  });
});
