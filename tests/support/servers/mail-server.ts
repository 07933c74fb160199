import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Database } from "@/lib/platform/db/database";

/** A real SMTP server for a test, and the e-mails that it accepted. */
export type MailServer = {
  url: string;
  port: number;
  emails: string[];
  close: () => Promise<void>;
};

/** `port` 0 takes any free one; `options` are smtp-server's: what it refuses, how slow it is. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<MailServer> {
  const emails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    // A connection kept open by a client must not block the test.
    closeTimeout: 10,
    onData: (stream, _session, callback) => {
      // A sender that is killed in the middle of an e-mail has not sent one.
      buffer(stream).then((bytes) => {
        emails.push(bytes.toString("utf8"));
        callback();
      }, callback);
    },
    ...options,
  });
  // Some tests disconnect clients on purpose.
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    emails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** An SMTP error in smtp-server's form. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** The newest queued e-mail to an address. */
export async function newestMail(database: Database, recipient: string) {
  return database.outboxMail.findFirstOrThrow({
    where: { recipient },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

/** The token in the newest e-mail to an address that has a link to `page`. */
export async function mailedToken(
  database: Database,
  recipient: string,
  page: string,
): Promise<string> {
  const mails = await database.outboxMail.findMany({
    where: { recipient, text: { contains: `${page}?token=` } },
    orderBy: { createdAt: "desc" },
    take: 1,
  });
  const token = mails[0]?.text.match(/\?token=([\w-]+)/)?.[1];
  if (token === undefined) throw new Error(`No e-mail to ${recipient} leads to ${page}`);
  return token;
}
