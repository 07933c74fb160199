import type { z } from "zod";
import { sentNotificationResponse } from "@/lib/features/notifications/broadcast/responses";
import { instant } from "@/lib/platform/http/responses/response-schemas";

/** A notification that waits: a draft, or one that is sent at an hour. */
export const plannedNotificationResponse = sentNotificationResponse.omit({ sent: true }).extend({
  dueAt: instant.nullable().describe("Когда отправим; null — черновик"),
});
export type PlannedNotification = z.output<typeof plannedNotificationResponse>;
