import { z } from "zod";
import { identifier, instant } from "@/lib/http/answer-schemas";
import { type Notification, notificationTypes, type UnreadCount } from "@/lib/notifications/types";

export const notificationAnswer = z.strictObject({
  id: identifier,
  title: z.string(),
  message: z.string(),
  type: z.enum(notificationTypes),
  link: z.string().nullable().describe("Страница этого сайта, на которую ведёт уведомление"),
  isRead: z.boolean(),
  createdAt: instant,
}) satisfies z.ZodType<Notification>;

export const unreadAnswer = z.strictObject({
  unread: z.int().min(0),
}) satisfies z.ZodType<UnreadCount>;

export const markedReadAnswer = z.strictObject({ marked: z.int().min(0) });
