import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { notificationTypes } from "@/lib/features/notifications/messages";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** Segments of `/api/notifications/{id}/…`. */
export const notificationParams = z.object({ id: z.string().refine(isId) });

/** One of the user's documents that a notification is about. */
const namedDocument = z.strictObject({ id: identifier, name: z.string() });
export type NamedDocument = z.output<typeof namedDocument>;

export const notificationResponse = z.strictObject({
  id: identifier,
  title: z.string(),
  message: z.string(),
  type: z.enum(notificationTypes),
  /** The page that it leads to, a path of this site. */
  link: z.string().nullable().describe("Страница этого сайта, на которую ведёт уведомление"),
  /** In the order of the message, which may mention more. */
  documents: z.array(namedDocument).describe("Документы, которые названы в сообщении"),
  isRead: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: instant,
});

/** A notification in the list: what `GET /api/notifications` returns, newest first. */
export type Notification = z.output<typeof notificationResponse>;

/** The response of `GET /api/notifications/unread`. */
export const unreadResponse = z.strictObject({
  unread: z.int().min(0),
});

export const markedReadResponse = z.strictObject({ marked: z.int().min(0) });
