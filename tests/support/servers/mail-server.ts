import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Database } from "@/lib/platform/db/database";

/** A real SMTP server of a test, and the e-mails that it took. */
export type MailServer = {
  url: string;
  port: number;
  emails: string[];
  close: () => Promise<void>;
};

/** `port` 0 takes any; `options` are smtp-server's: what it refuses, how slow it is. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<MailServer> {
  const emails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    // A connection that a client holds does not hold the test.
    closeTimeout: 10,
    onData: (stream, _session, done) => {
      // A sender that is killed in the middle of an e-mail has not sent one.
      buffer(stream).then((bytes) => {
        emails.push(bytes.toString("utf8"));
        done();
      }, done);
    },
    ...options,
  });
  // A client that is cut off is what some tests are about.
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    emails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** An answer of the server, as smtp-server wants it told. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** The newest e-mail to an address, as it waits to be sent. */
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
