import "server-only";

import type { SendMailOptions } from "nodemailer";
import { site } from "@/content/site";
import { environment } from "@/lib/platform/config/environment";
import type { QueuedMail } from "@/lib/platform/mail/mail";

/**
 * A stored e-mail as nodemailer takes it. Its Message-ID and date are the row's own: an e-mail that goes
 * out twice, after a crash, is one e-mail for a mail program that looks.
 */
export function toMessage({ id, recipient, subject, text, html, createdAt }: QueuedMail) {
  const { mailFrom, siteUrl } = environment();
  const host = new URL(siteUrl).hostname;
  return {
    from: { name: site.name, address: mailFrom ?? `no-reply@${host}` },
    // An object, never a string: a comma in an address does not make two of it.
    to: { name: "", address: recipient },
    ...(site.contacts.email ? { replyTo: site.contacts.email } : {}),
    subject,
    text,
    ...(html ? { html } : {}),
    messageId: `<${id}@${host}>`,
    date: createdAt,
    headers: { "auto-submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}
