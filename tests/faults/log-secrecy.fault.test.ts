/**
 * No secret and no address of a person appears in a real server's output: neither in a log line, nor in an error, nor
 * in a request's URL. Everything that people type or receive passes through it once, while mail and Telegram work and
 * while both fail.
 */
import { mkdirSync, rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type {
  SecondFactorConfirmed,
  SecondFactorSecret,
} from "@/lib/features/accounts/second-factor/responses";
import { totpCode } from "@/tests/support/api/accounts/authenticator";
import { type BotApiServer, refusal, startBotApi } from "@/tests/support/servers/bot-api-server";
import {
  type MailServer,
  refusal as mailRefusal,
  startMailServer,
} from "@/tests/support/servers/mail-server";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";
import { certificateFile, serverCertificate } from "@/tests/support/servers/tls-certificate";
import { admin } from "@/tests/support/test-admin";

const dataDir = ".tmp/log-secrecy-data";
const authSecret = "log-secrecy-secret-0123456789-abcdef";
const smtpPassword = "smtp-Пароль-9f3a";
const email = "tajna-olga@example.ru";
const passwords = {
  first: "первый пароль 71",
  wrong: "неверный пароль 82",
  second: "второй пароль 93",
  third: "третий пароль 04",
};
const botToken = `123456789:${"Qq7_x-9".repeat(5)}`;
const channelId = "@tajny_kanal";
/** In URLs that are made up or copied from another site. */
const inAddress = "tajna-v-adrese-5d1c";
const inBody = "tajna-v-tele-77ab";

let mail: MailServer;
let botApi: BotApiServer;
let server: ProductionServer;
let doesMailWork = true;

beforeAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  mail = await startMailServer({
    // Passwords are sent over TLS only.
    ...serverCertificate,
    disabledCommands: [],
    authOptional: true,
    // A server that echoes what it received, as some do.
    onAuth: ({ username, password }, _session, callback) =>
      doesMailWork
        ? callback(null, { user: username })
        : callback(mailRefusal(535, `5.7.8 ${username} ${password} refused`)),
  });
  botApi = await startBotApi();
  server = await startProductionServer({
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    AUTH_SECRET: authSecret,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: `smtp://sender:${encodeURIComponent(smtpPassword)}@localhost:${mail.port}`,
    NODE_EXTRA_CA_CERTS: certificateFile,
    TELEGRAM_API_ROOT: botApi.root,
  });
});
afterAll(async () => {
  await server?.kill();
  await mail.close();
  await botApi.close();
});

type Sent = { method?: string; body?: unknown; token?: string; cookie?: string };

async function send(path: string, { method = "POST", body, token, cookie }: Sent = {}) {
  return fetch(server.url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie: `auth-token=${cookie}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

const opened = async (path: string, body: object): Promise<SignedIn> =>
  (await send(path, { body })).json();

/** The token of the newest e-mail with a link to `page`. */
async function mailedToken(page: string): Promise<string> {
  const find = () =>
    mail.emails
      .map((email) => decodeEmail(email).match(new RegExp(`${page}\\?token=([\\w-]{20,})`))?.[1])
      .filter((token) => token !== undefined)
      .at(-1);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find() ?? "";
}

/** Decodes quoted-printable and base64 parts. */
function decodeEmail(email: string): string {
  const plain = email.replace(/=\r\n/g, "").replace(/=3D/g, "=");
  const parts = email.match(/(?:[\w+/=]{60,}\r\n)+[\w+/=]*/g) ?? [];
  return plain + parts.map((part) => Buffer.from(part, "base64").toString()).join("");
}

/** The forms in which a secret may appear in a line: plain, URL-encoded, base64. */
const forms = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString("base64").replace(/=+$/, ""),
];

test("the server's log contains no secret and no e-mail address after calls of every kind", async () => {
  const { token, user } = await opened("/api/register", {
    email,
    password: passwords.first,
    firstName: inBody,
  });
  await send("/api/login", { body: { email, password: passwords.wrong } });
  const again = await opened("/api/login", { email, password: passwords.first });
  const confirmation = await mailedToken("/confirm-email");
  await send(`/confirm-email?token=${confirmation}`, { method: "GET" });
  await send("/api/auth/confirm-email", { body: { token: confirmation } });
  await send("/api/auth/forgot-password", { body: { email } });
  const reset = await mailedToken("/reset-password");
  await send(`/reset-password?token=${reset}`, { method: "GET" });
  await send("/api/auth/reset-password", { body: { token: reset, password: passwords.second } });
  const { token: session } = await opened("/api/login", { email, password: passwords.second });
  const begun = await send("/api/user/second-factor", {
    token: session,
    body: { password: passwords.second },
  });
  const { secret } = (await begun.json()) as SecondFactorSecret;
  const confirmed = await send("/api/user/second-factor", {
    method: "PUT",
    token: session,
    body: { code: totpCode(secret) },
  });
  const { recoveryCodes } = (await confirmed.json()) as SecondFactorConfirmed;
  const [recoveryCode = ""] = recoveryCodes;
  const byCode = { email, password: passwords.second, code: recoveryCode };
  expect((await send("/api/login", { body: byCode })).status).toBe(200);
  // Used, and typed into the wrong field of the wrong call.
  expect((await send("/api/login", { body: byCode })).status).toBe(401);
  await send(`/api/user/second-factor?code=${recoveryCode}`, { method: "GET", token: session });

  const chief = await opened("/api/login", admin);
  await send(`/api/admin/users/${user.id}`, {
    method: "PATCH",
    token: chief.token,
    body: { subscription: "premium" },
  });
  const created = await send("/api/user/api-keys", {
    token: session,
    body: { name: inBody, scopes: ["read"] },
  });
  expect(created.status).toBe(201);
  const { key } = (await created.json()) as { key: string };
  expect((await send("/api/documents", { method: "GET", token: key })).status).toBe(200);
  await send("/api/documents", { token: key, body: { inBody } });
  await send("/api/documents", { method: "GET", token: `${key}x` });
  await send("/api/documents", { method: "GET", cookie: session });
  await send("/api/user/telegram", {
    method: "PUT",
    token: session,
    body: { botToken, channelId },
  });

  // The same while no external service works.
  doesMailWork = false;
  botApi.reply = ({ token: bot }) => refusal(500, `bot ${bot} is broken`);
  await send("/api/user/telegram/test", { token: session });
  botApi.reply = ({ token: bot }) => refusal(401, `bot ${bot} is unknown`);
  await send("/api/user/telegram/test", { token: session });
  await send("/api/admin/send-notification", {
    token: chief.token,
    body: { title: inBody, message: inBody, audience: { kind: "user", userId: user.id } },
  });
  await send("/api/user/password", {
    method: "PATCH",
    token: session,
    body: { currentPassword: passwords.second, newPassword: passwords.third },
  });
  await send("/api/auth/forgot-password", { body: { email } });
  await expect
    .poll(
      async () => {
        const emails = await send("/api/admin/mail", { method: "GET", token: chief.token });
        return ((await emails.json()) as { lastError: string | null }[]).some(
          ({ lastError }) => lastError,
        );
      },
      { timeout: 30_000 },
    )
    .toBe(true);

  // Malformed requests, and URLs with secrets that do not belong there.
  await fetch(`${server.url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"email":"${email}","password":"${inBody}`,
  });
  for (const path of ["/api/blog", "/api/none", "/", "/none", "/api/auth/callback/x", "/d/none"]) {
    await send(`${path}?token=${inAddress}&email=${email}`, { method: "GET" });
  }
  await send("/api/user/delete", { method: "DELETE", token: session, body: { password: inBody } });
  await send("/api/logout", { token: session });
  await server.stop();

  const printed = server.output();
  expect(printed).toContain('"path":"/api/auth/reset-password"');
  const secrets = [
    ...[...Object.values(passwords), admin.password, smtpPassword, authSecret],
    ...[token, again.token, session, chief.token, confirmation, reset, key, botToken],
    ...[secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))],
    ...[email, channelId, inAddress, inBody],
  ];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(10);
  const leaked = secrets.filter((secret) => forms(secret).some((form) => printed.includes(form)));
  expect(leaked).toEqual([]);
  expect(printed).not.toMatch(/\$2[aby]\$\d\d\$|spz_|[?&]token=/);
}, 180_000);
