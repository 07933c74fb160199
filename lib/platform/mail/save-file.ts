import "server-only";

import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { createTransport } from "nodemailer";
import type { QueuedMail } from "@/lib/platform/mail/mail";
import { toMessage } from "@/lib/platform/mail/message";

/**
 * Writes an e-mail to a folder, for a server without SMTP; any mail program opens it. The console shows only the
 * file's name, not the e-mail: it may hold a link that opens an account.
 */
export async function saveMailFile(folder: string, mail: QueuedMail): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail(toMessage(mail));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = mail.createdAt.toISOString().slice(0, 23).replace(/[:.]/g, "-");
  const file = join(folder, `${stamp}-${mail.id}.eml`);
  await writeFile(file, message as Buffer, { mode: 0o600 });
  process.stdout.write(`\n    Письмо сохранено: ${relative(process.cwd(), file)}\n  `);
}
