export const mailStates = ["queued", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** A letter in the administrator's list. Never its words: they may hold a link that opens an account. */
export type ListedMail = {
  id: string;
  recipient: string;
  subject: string;
  state: MailState;
  attempts: number;
  lastError: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When the next attempt is due; null when there is none. */
  dueAt: string | null;
  sentAt: string | null;
  failedAt: string | null;
};

/** How letters leave the server: `GET /api/admin/mail/delivery`. */
export type MailDelivery = {
  /** `files` where no `SMTP_URL` is set: letters stay on the server. */
  way: "smtp" | "files";
  /** Host and port of the mail server; null with files. */
  server: string | null;
  /** The address that letters are from. */
  from: string;
};
