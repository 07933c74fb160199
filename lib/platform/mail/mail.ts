import type { OutboxRow } from "@/lib/platform/outbox/outbox";

/** An e-mail as it is written; `html` says the same as `text`, for programs that show it. */
export type Mail = { recipient: string; subject: string; text: string; html?: string };

/** An e-mail as it is stored. */
export type QueuedMail = OutboxRow & {
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
};
