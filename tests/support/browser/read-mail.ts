import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { e2eWorkerServer } from "@/tests/support/runner/e2e-address.mjs";

/** Where the tests' server writes e-mails: it has no SMTP (`playwright.config.ts`). */
const folder = join(process.env.E2E_DATA_DIR ?? e2eWorkerServer().dataDir, "outbox");

/** The path, with its token, of the link in the newest e-mail to `recipient`; waits for the e-mail. */
export async function readMailedLink(
  recipient: string,
  page: string,
  outbox = folder,
): Promise<string> {
  let link: string | undefined;
  const pattern = new RegExp(`${page}\\?token=[\\w-]+`);
  await expect
    .poll(
      () => {
        link = emailsTo(recipient, outbox)
          .map((text) => text.match(pattern)?.[0])
          .findLast(Boolean);
        return link;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return link ?? "";
}

/** The texts of all e-mails to an address, oldest first: file names start with the time. */
function emailsTo(recipient: string, outbox: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .sort()
    .map((name) => readFileSync(join(outbox, name), "utf8"))
    .filter((email) => email.includes(`To: ${recipient}`))
    .map(plainText);
}

/** The text part of an e-mail, decoded; its links are ASCII whatever its charset is. */
function plainText(email: string): string {
  const [, head = "", body = ""] =
    email.match(/(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  return body.replace(/=\r\n/g, "").replace(/=3D/g, "=");
}
