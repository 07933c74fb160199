import type { Subscription } from "@/lib/auth/roles";
import type { NotificationType } from "@/lib/notifications/types";

/** Who gets a notification of the administrator. */
export type AudienceKind = "all" | "plan" | "user";

/** The answer of `POST /api/admin/send-notification`: how many got it. */
export type SentCount = { sent: number };

/** The answer of `POST /api/admin/send-notification/count`: how many would get it. */
export type AudienceCount = { count: number };

/** One sending as the log has it: `GET /api/admin/send-notification`, newest first. */
export type SentNotification = {
  id: string;
  title: string;
  message: string;
  type: NotificationType;
  link: string | null;
  audience: AudienceKind;
  /** Of `plan`. */
  subscription: Subscription | null;
  /** Of `user`: the e-mail that it went to. */
  email: string | null;
  sent: number;
  adminEmail: string;
  /** ISO 8601, UTC. */
  createdAt: string;
};
