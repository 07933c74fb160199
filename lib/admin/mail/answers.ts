import { z } from "zod";
import { type ListedMail, type MailDelivery, mailStates } from "@/lib/admin/mail/types";
import { instant } from "@/lib/http/answer-schemas";

export const listedMailAnswer = z.strictObject({
  /** Not `identifier`: letters of before may have others. */
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates).describe("queued — ждёт отправки, sent — отправлено, failed — не ушло"),
  attempts: z.int().min(0),
  lastError: z.string().nullable(),
  createdAt: instant,
  dueAt: instant.nullable().describe("Когда следующая попытка"),
  sentAt: instant.nullable(),
  failedAt: instant.nullable(),
}) satisfies z.ZodType<ListedMail>;

export const mailDeliveryAnswer = z.strictObject({
  way: z.enum(["smtp", "files"]).describe("files — SMTP не настроен, письма остаются на сервере"),
  server: z.string().nullable(),
  from: z.string(),
}) satisfies z.ZodType<MailDelivery>;
