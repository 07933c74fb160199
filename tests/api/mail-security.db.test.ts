/** What is sent to the mail server, and what the operator sees in `/admin/mail` when sending fails. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as mailRoute from "@/app/api/admin/mail/route";
import type { ListedMail } from "@/lib/features/admin/mail/schema";
import type { QueuedMail } from "@/lib/platform/mail/mail";
import { queueMail } from "@/lib/platform/mail/mutations";
import { fromUrl, sendOverSmtp } from "@/lib/platform/mail/send-smtp";
import { deliverDue } from "@/lib/platform/outbox/deliver-due";
import type { Outbox } from "@/lib/platform/outbox/outbox";
import { call } from "@/tests/support/api/calls/api-call";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import { type MailServer, refusal, startMailServer } from "@/tests/support/servers/mail-server";
import { programCommand } from "@/tests/support/servers/processes/program";
import { openTestDatabase } from "@/tests/support/servers/test-database";
import { certificateFile, serverCertificate } from "@/tests/support/servers/tls-certificate";

const password = "пароль/s3cret";
const login = `robot:${encodeURIComponent(password)}`;

describe("the connection to the mail server", () => {
  const database = openTestDatabase("postgresql");
  let admin: RegisteredUser;
  let server: MailServer;
  let logins: { username: unknown; password: unknown; secure: boolean }[];
  let wasSecure: boolean[];

  beforeEach(async () => {
    await database.clear();
    admin = await registerUser();
    await database.client.user.update({ where: { id: admin.id }, data: { role: "admin" } });
    await database.client.outboxMail.deleteMany();
    [logins, wasSecure] = [[], []];
  });
  afterEach(() => server.close());

  /** A server with STARTTLS, an untrusted certificate and a login. */
  const start = async (options: SMTPServerOptions = {}) => {
    server = await startMailServer({
      ...serverCertificate,
      disabledCommands: [],
      authOptional: true,
      onAuth: (auth, session, callback) => {
        const { username, password: sentPassword } = auth;
        logins.push({ username, password: sentPassword, secure: session.secure });
        const isRight = auth.username === "robot" && auth.password === password;
        if (isRight) return callback(null, { user: "robot" });
        // A server that echoes the credentials.
        callback(refusal(535, `Authentication failed for ${auth.username} / ${auth.password}`));
      },
      onMailFrom: (_address, session, callback) => {
        wasSecure.push(session.secure);
        callback();
      },
      ...options,
    });
    return server.port;
  };

  /** Sends an e-mail over `url` and returns the row that the operator's list then shows. */
  async function send(url: string): Promise<ListedMail> {
    const email = { recipient: "ivan@example.ru", subject: "Проверка связи", text: "Текст" };
    await queueMail(database.client, email, new Date());
    const outbox: Outbox<QueuedMail> = {
      table: "mail_outbox",
      deliver: (mail, signal) => sendOverSmtp(url, mail, signal),
    };
    const options = { now: () => new Date(), random: () => 0.5, deliveryMs: 10_000 };
    await deliverDue(database.client, outbox, options, new AbortController().signal);
    const response = await call(mailRoute.GET, "/api/admin/mail", { token: admin.token });
    const text = await response.text();
    expect(text).not.toContain("s3cret");
    const [mail] = JSON.parse(text) as ListedMail[];
    if (!mail) throw new Error("no e-mail in the list");
    return mail;
  }

  /** The same in a process that was started with an issuer of the operator's own. */
  async function sendTrusting(url: string): Promise<string> {
    const [node, ...script] = programCommand("tests/support/servers/send-email.ts");
    const env = { ...process.env, SMTP_URL: url, NODE_EXTRA_CA_CERTS: certificateFile };
    const { stdout } = await promisify(execFile)(node, script, { env });
    return stdout.trim();
  }

  test("rejects an untrusted certificate before the password is sent", async () => {
    const port = await start();
    const mail = await send(`smtp://${login}@localhost:${port}`);
    expect(mail).toMatchObject({ state: "queued", attempts: 1 });
    expect(mail.lastError).toContain("Сертификату почтового сервера нельзя верить");
    expect(mail.lastError).toContain("NODE_EXTRA_CA_CERTS");
    expect([logins, server.emails]).toEqual([[], []]);
  });

  test.each(["smtp", "smtps"])(
    "sends over TLS with the issuer in NODE_EXTRA_CA_CERTS (%s)",
    async (scheme) => {
      const port = await start({ secure: scheme === "smtps" });
      expect(await sendTrusting(`${scheme}://${login}@localhost:${port}`)).toBe("sent");
      expect(logins).toMatchObject([{ username: "robot", password, secure: true }]);
      expect(wasSecure).toEqual([true]);
      expect(server.emails).toHaveLength(1);
    },
  );

  test("rejects a certificate of another host from a trusted issuer", async () => {
    const port = await start();
    expect(await sendTrusting(`smtp://${login}@127.0.0.1:${port}`)).toContain(
      "Сертификату почтового сервера нельзя верить",
    );
    expect(logins).toEqual([]);
  });

  test("reports a wrong password to the operator without showing it", async () => {
    const port = await start();
    const wrong = `robot:${encodeURIComponent("не тот/s3cret")}`;
    const text = await sendTrusting(`smtp://${wrong}@localhost:${port}`);
    expect(text).toContain("Почтовый сервер не принял имя и пароль из SMTP_URL");
    expect(text).toContain("535");
    expect(text).not.toContain("s3cret");
    expect(server.emails).toEqual([]);
  });

  test("sends no password to a server without encryption", async () => {
    const port = await start({ hideSTARTTLS: true, disabledCommands: ["STARTTLS"] });
    const mail = await send(`smtp://${login}@localhost:${port}`);
    expect(mail).toMatchObject({ state: "queued", attempts: 1 });
    expect(mail.lastError).toContain("открыто не передаются");
    expect([logins, server.emails]).toEqual([[], []]);
  });

  test.each([
    ["smtp://mail.example.ru", true],
    ["smtp://203.0.113.7:25", true],
    ["smtp://robot:secret@mail", true],
    ["smtp://robot:secret@127.0.0.1", true],
    ["smtp://mail:25", false],
    ["smtp://127.0.0.1:25", false],
  ])("requires TLS outside the own network or with a login: %s (%s)", (url, isMust) => {
    expect(fromUrl(url)).toMatchObject({ secure: false, requireTLS: isMust });
  });

  test("sends without TLS to a server on the same machine when there is no login", async () => {
    const port = await start();
    expect(await send(`smtp://127.0.0.1:${port}`)).toMatchObject({ state: "sent" });
    expect(wasSecure).toEqual([false]);
  });
});
