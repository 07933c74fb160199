import { z } from "zod";
import { subscriptions } from "@/lib/auth/roles";
import { identifier, instant } from "@/lib/http/answer-schemas";
import type {
  AudienceCount,
  SentCount,
  SentNotification,
} from "@/lib/notifications/broadcast/types";
import { notificationTypes } from "@/lib/notifications/types";

export const sentCountAnswer = z.strictObject({
  sent: z.int().min(0),
}) satisfies z.ZodType<SentCount>;

export const audienceCountAnswer = z.strictObject({
  count: z.int().min(0),
}) satisfies z.ZodType<AudienceCount>;

export const sentNotificationAnswer = z.strictObject({
  id: identifier,
  title: z.string(),
  message: z.string(),
  type: z.enum(notificationTypes),
  link: z.string().nullable(),
  audience: z.enum(["all", "plan", "user"]),
  subscription: z.enum(subscriptions).nullable(),
  email: z.string().nullable().describe("Почта адресата, пока его кабинет существует"),
  sent: z.int().min(0),
  adminEmail: z.string(),
  createdAt: instant,
}) satisfies z.ZodType<SentNotification>;
