import "server-only";

import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { operatorTypes } from "@/lib/core/operator-facts";
import { type NamedHosts, parseNamedHosts } from "@/lib/platform/config/named-hosts";
import { isLoopbackHost, isPrivateHost } from "@/lib/platform/config/network";
import { withSecretFiles } from "@/lib/platform/config/secret-files";
import {
  address,
  clientId,
  clientSecret,
  flag,
  isSecureConnection,
  optional,
  secret,
  serviceRoot,
  wholeNumberVariable,
  withDefault,
} from "@/lib/platform/config/variables";
import { toYookassaShop, yookassaFaults, yookassaVariables } from "@/lib/platform/config/yookassa";

/**
 * The same of PostgreSQL: every `sslmode` but `disable`, `prefer` and `no-verify` checks the certificate in
 * our driver, unless it is set to read them as libpq does, where only `verify-full` checks the name.
 */
function isEncrypted(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return true;
  const { hostname, searchParams } = new URL(databaseUrl);
  if (isPrivateHost(searchParams.get("host") ?? hostname)) return true;
  const mode = searchParams.get("sslmode");
  if (searchParams.get("uselibpqcompat") === "true") return mode === "verify-full";
  if (mode === null) return ["true", "1"].includes(searchParams.get("ssl") ?? "");
  return ["require", "verify-ca", "verify-full"].includes(mode);
}

const postgresAddress = address(
  ["postgres:", "postgresql:"],
  "postgresql://user:password@host:5432/database",
);

/** «/152-fz.pdf» is fine; «//example.ru» and «/\example.ru» would lead to another site. */
const isSameSitePath = (value: string) => /^\/(?![/\\])\S*$/.test(value);

const namedHosts = z.string().transform((value, context): NamedHosts => {
  const hosts = parseNamedHosts(value);
  if (hosts) return hosts;
  context.addIssue({
    code: "custom",
    message: "нужен список вида shop.test=127.0.0.1:8081,www.shop.test:443=[::1]:8443",
  });
  return z.NEVER;
});

/** Settings that `content/site.ts` prints on the pages: read when the site is built, checked at start. */
const printed = optional(z.string().trim().max(300, "не длиннее 300 символов"));
const siteVariables = {
  SITE_NAME: printed,
  SITE_LAW_PDF_URL: optional(
    z
      .string()
      .trim()
      .refine(
        (value) => isSameSitePath(value) || (URL.canParse(value) && value.startsWith("https://")),
        "нужен адрес вида https://example.ru/152-fz.pdf или путь на этом сайте: /152-fz.pdf",
      ),
  ),
  OPERATOR_NAME: printed,
  OPERATOR_INN: printed,
  OPERATOR_OGRN: printed,
  OPERATOR_ADDRESS: printed,
  OPERATOR_TYPE: optional(z.enum(operatorTypes, "нужно individual или legal")),
  OPERATOR_HOSTING: printed,
  OPERATOR_HOSTING_ADDRESS: printed,
  OPERATOR_PROCESSORS: printed,
  OPERATOR_RESPONSIBLE: printed,
  CONTACT_EMAIL: optional(z.email("нужен адрес электронной почты")),
  CONTACT_PHONE: printed,
  CONTACT_MESSENGER_URL: optional(address(["https:", "tg:"], "https://t.me/example")),
  CONTACT_SECOND_MESSENGER_URL: optional(address(["https:", "tg:"], "https://max.ru/example")),
  CONTACT_HOURS: printed,
  DEVELOPER_NAME: printed,
  DEVELOPER_URL: optional(address(["http:", "https:"], "https://example.ru")),
};

/** OWASP Password Storage: at least 10. */
const defaultBcryptCost = 10;

const toClient = (id: string | undefined, secret: string | undefined) =>
  id && secret ? { id, secret } : null;

const chosenPassword = z
  .string()
  .min(8, "нужно не меньше 8 символов")
  .max(128, "нужно не больше 128 символов");

/** Every variable that the product reads; `.env.example` documents each (checked by a test). */
export const environmentSchema = z
  .object({
    PORT: withDefault(wholeNumberVariable(1, 65_535), 3000),
    HOST: withDefault(z.string().trim(), "localhost"),
    SITE_URL: optional(
      address(["http:", "https:"], "https://example.ru").refine(
        (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
        "нужен адрес без пути, имени и пароля: https://example.ru",
      ),
    ),
    DATABASE_URL: optional(postgresAddress),
    MIGRATION_DATABASE_URL: optional(postgresAddress),
    MIGRATE_ONLY: withDefault(flag, false),
    DATA_DIR: withDefault(z.string().trim(), ".data"),
    DATABASE_TLS: optional(z.enum(["off"], "нужно off или ничего")),
    AUTH_SECRET: optional(secret),
    AUTH_SECRET_PREVIOUS: optional(secret),
    ADMIN_EMAIL: optional(z.email("нужен адрес электронной почты")),
    ADMIN_PASSWORD: optional(chosenPassword),
    DEMO_PASSWORD: optional(chosenPassword),
    SMTP_URL: optional(address(["smtp:", "smtps:"], "smtps://user:password@mail.example.ru:465")),
    MAIL_FROM: optional(z.email("нужен адрес электронной почты")),
    TELEGRAM_API_ROOT: withDefault(
      address(["http:", "https:"], "https://api.telegram.org").refine(
        isSecureConnection,
        "http: — только для своей машины и своей сети: токены ботов не уходят открыто",
      ),
      "https://api.telegram.org",
    ),
    YANDEX_CLIENT_ID: optional(clientId),
    YANDEX_CLIENT_SECRET: optional(clientSecret),
    YANDEX_OAUTH_ROOT: serviceRoot("https://oauth.yandex.ru"),
    YANDEX_LOGIN_ROOT: serviceRoot("https://login.yandex.ru"),
    VK_CLIENT_ID: optional(clientId),
    VK_CLIENT_SECRET: optional(clientSecret),
    VK_ID_ROOT: serviceRoot("https://id.vk.ru"),
    BCRYPT_COST: withDefault(wholeNumberVariable(4, 14), defaultBcryptCost),
    REQUIRE_EMAIL_CONFIRMATION: optional(flag),
    REQUIRE_ADMIN_SECOND_FACTOR: withDefault(flag, false),
    METRICS_TOKEN: optional(secret),
    SLOW_QUERY_MS: withDefault(wholeNumberVariable(1, 60_000), 500),
    TRUSTED_PROXY_HOPS: withDefault(wholeNumberVariable(0, 10), 0),
    RATE_LIMIT_SCALE: withDefault(
      z
        .string()
        .trim()
        .regex(/^\d{1,9}(\.\d{1,6})?$/, "нужно число больше нуля")
        .transform(Number)
        .pipe(z.number().positive("нужно число больше нуля")),
      1,
    ),
    SITE_CHECK_RESOLVE: withDefault(namedHosts, new Map()),
    CHROMIUM_PATH: optional(
      z.string().trim().refine(isAbsolute, "нужен полный путь к программе: /usr/bin/chromium"),
    ),
    ...yookassaVariables,
    ...siteVariables,
  })
  .superRefine((values, context) => {
    const problem = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (values.DATABASE_URL && !values.AUTH_SECRET) {
      // Instances that share a database must share the key; otherwise each rejects the other's sessions.
      problem("AUTH_SECRET", "обязателен, когда задан DATABASE_URL: openssl rand -base64 48");
    }
    for (const name of ["DATABASE_URL", "MIGRATION_DATABASE_URL"] as const) {
      const url = values[name];
      if (!url || values.DATABASE_TLS || isEncrypted(url)) continue;
      problem(
        name,
        "база на другой машине, а соединение не шифруется: добавьте ?sslmode=verify-full (или DATABASE_TLS=off, если сеть до неё ваша)",
      );
    }
    if (values.MIGRATION_DATABASE_URL && !values.DATABASE_URL) {
      problem("DATABASE_URL", "обязателен вместе с MIGRATION_DATABASE_URL");
    }
    for (const name of ["YANDEX", "VK"] as const) {
      const [id, key] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
      if (values[id] && !values[key]) problem(key, `обязателен вместе с ${id}`);
      if (values[key] && !values[id]) problem(id, `обязателен вместе с ${key}`);
    }
    const { BCRYPT_COST, HOST, SITE_URL } = values;
    const host = URL.canParse(SITE_URL ?? "") ? new URL(SITE_URL ?? "").hostname : HOST;
    if (BCRYPT_COST < defaultBcryptCost && ![HOST, host].every(isLoopbackHost)) {
      problem("BCRYPT_COST", `меньше ${defaultBcryptCost} — только для проб на своей машине`);
    }
    if (values.ADMIN_EMAIL && !values.ADMIN_PASSWORD) {
      problem("ADMIN_PASSWORD", "обязателен вместе с ADMIN_EMAIL");
    }
    if (values.ADMIN_PASSWORD && !values.ADMIN_EMAIL) {
      problem("ADMIN_EMAIL", "обязателен вместе с ADMIN_PASSWORD");
    }
    for (const [name, message] of yookassaFaults(values)) problem(name, message);
  })
  .transform((values) => ({
    port: values.PORT,
    host: values.HOST,
    /** The site's origin as browsers send it: no slash at the end, Cyrillic domains in punycode. */
    siteUrl: new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin,
    /** Set: PostgreSQL. Unset: the embedded database in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** URL of a database role that may change tables; unset: `databaseUrl` is used. */
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    /** Brings the database up to date and ends. */
    migrateOnly: values.MIGRATE_ONLY,
    /** Absolute. */
    dataDir: resolve(values.DATA_DIR),
    /** As given; `authSecret()` also knows the generated one. */
    authSecret: values.AUTH_SECRET,
    /** The previous key: data made with it are still accepted, new data are not made with it. */
    authSecretPrevious: values.AUTH_SECRET_PREVIOUS,
    /** The first admin, when the operator named one. */
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : undefined,
    /** Of the demo accounts of `npm run seed`; unset: another each time. */
    demoPassword: values.DEMO_PASSWORD,
    smtpUrl: values.SMTP_URL,
    /** The sender of e-mails; unset: no-reply at the site's host. */
    mailFrom: values.MAIL_FROM,
    /** Without a slash at the end. */
    telegramApiRoot: values.TELEGRAM_API_ROOT.replace(/\/+$/, ""),
    /** The services that users may sign in with; null where the operator has registered no application there. */
    yandex: toClient(values.YANDEX_CLIENT_ID, values.YANDEX_CLIENT_SECRET),
    vk: toClient(values.VK_CLIENT_ID, values.VK_CLIENT_SECRET),
    /** Without a slash at the end. */
    yandexOAuthRoot: values.YANDEX_OAUTH_ROOT.replace(/\/+$/, ""),
    yandexLoginRoot: values.YANDEX_LOGIN_ROOT.replace(/\/+$/, ""),
    vkIdRoot: values.VK_ID_ROOT.replace(/\/+$/, ""),
    /** Rounds of a password's hash, as a power of two. */
    bcryptCost: values.BCRYPT_COST,
    requireEmailConfirmation: values.REQUIRE_EMAIL_CONFIRMATION ?? values.SMTP_URL !== undefined,
    /** Whether administrators without a second factor are denied access. */
    requireAdminSecondFactor: values.REQUIRE_ADMIN_SECOND_FACTOR,
    /** The token that may read `/api/metrics`; unset: the route is closed. */
    metricsToken: values.METRICS_TOKEN,
    slowQueryMs: values.SLOW_QUERY_MS,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    /** The only hosts that the check of a site reaches at addresses that are not public. */
    siteCheckResolve: values.SITE_CHECK_RESOLVE,
    /** The browser of the site check; unset: pages are only read, not opened. */
    chromiumPath: values.CHROMIUM_PATH,
    /** The payment provider's shop; undefined: nothing is sold. */
    yookassa: toYookassaShop(values),
  }));

export type Environment = Readonly<z.output<typeof environmentSchema>>;

/** The operator's settings are invalid; the message lists every fault, one per line. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Parses the settings. The error message never contains values: they may be secrets.
 * @throws EnvironmentError naming each variable at fault.
 */
export function parseEnvironment(given: Record<string, string | undefined>): Environment {
  const { variables, problems } = withSecretFiles(given);
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success && problems.length === 0) return Object.freeze(parsed.data);
  const issues = parsed.error?.issues ?? [];
  const lines = [
    ...problems,
    ...issues.map(({ path, message }) => `${path.join(".")}: ${message}`),
  ];
  throw new EnvironmentError(
    `Неверные переменные окружения:\n${lines.map((line) => `  ${line}`).join("\n")}`,
  );
}

let cached: Environment | undefined;

/**
 * The settings of this process, read on first use and kept. The only reader of `process.env`.
 * @throws EnvironmentError naming each variable at fault.
 */
export function environment(): Environment {
  cached ??= parseEnvironment(process.env);
  return cached;
}

/** True while `next build` evaluates modules: nothing may touch the database then. */
export function isBuildPhase(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
