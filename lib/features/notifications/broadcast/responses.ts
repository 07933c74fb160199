import { z } from "zod";
import { notificationTypes } from "@/lib/features/notifications/messages";
import { subscriptions } from "@/lib/platform/auth/roles";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

export const sentCountResponse = z.strictObject({
  sent: z.int().min(0),
});

/** The response of `POST /api/admin/send-notification`: the number of recipients. */
export type SentCount = z.output<typeof sentCountResponse>;

export const audienceCountResponse = z.strictObject({
  count: z.int().min(0),
});

/** The response of `POST /api/admin/send-notification/count`: the number of users who would get it. */
export type AudienceCount = z.output<typeof audienceCountResponse>;

export const sentNotificationResponse = z.strictObject({
  id: identifier,
  title: z.string(),
  message: z.string(),
  type: z.enum(notificationTypes),
  link: z.string().nullable(),
  audience: z.enum(["all", "plan", "user"]),
  /** With the audience `plan`: the plan. */
  subscription: z.enum(subscriptions).nullable(),
  /** With the audience `user`: the recipient's e-mail. */
  email: z.string().nullable().describe("Почта адресата, пока его кабинет существует"),
  sent: z.int().min(0),
  adminEmail: z.string(),
  /** ISO 8601, UTC. */
  createdAt: instant,
});

/** One broadcast from the log: `GET /api/admin/send-notification`, newest first. */
export type SentNotification = z.output<typeof sentNotificationResponse>;
