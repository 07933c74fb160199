import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { mailStates } from "@/lib/features/admin/mail/states";
import { listQuery } from "@/lib/platform/http/paging";
import { instant } from "@/lib/platform/http/responses/response-schemas";

/** Query of `GET /api/admin/mail`. */
export const mailQuery = listQuery.extend({
  state: z.enum(mailStates, "Состояние — одно из: queued, sent, failed").optional(),
});
export type MailQuery = z.output<typeof mailQuery>;

/** Segments of `/api/admin/mail/{id}/…`. */
export const mailParams = z.object({ id: z.string().refine(isId) });

export const listedMailResponse = z.strictObject({
  /** Not `identifier`: older e-mails may have other ids. */
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates).describe("queued — ждёт отправки, sent — отправлено, failed — не ушло"),
  attempts: z.int().min(0),
  lastError: z.string().nullable(),
  /** ISO 8601, UTC. */
  createdAt: instant,
  /** When the next attempt is due; null when there is none. */
  dueAt: instant.nullable().describe("Когда следующая попытка"),
  sentAt: instant.nullable(),
  failedAt: instant.nullable(),
});

/** An e-mail in the administrator's list. Never its text, which may contain a link that opens an account. */
export type ListedMail = z.output<typeof listedMailResponse>;

export const mailDeliveryResponse = z.strictObject({
  /** `files` when `SMTP_URL` is not set: e-mails stay on the server. */
  way: z.enum(["smtp", "files"]).describe("files — SMTP не настроен, письма остаются на сервере"),
  /** Host and port of the mail server; null with files. */
  server: z.string().nullable(),
  /** The sender's address. */
  from: z.string(),
});

/** How e-mails leave the server: `GET /api/admin/mail/delivery`. */
export type MailDelivery = z.output<typeof mailDeliveryResponse>;
