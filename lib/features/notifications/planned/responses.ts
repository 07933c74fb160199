import type { z } from "zod";
import { sentNotificationResponse } from "@/lib/features/notifications/broadcast/responses";
import { instant } from "@/lib/platform/http/responses/response-schemas";

/** A waiting notification: a draft, or one with a set time. */
export const plannedNotificationResponse = sentNotificationResponse.omit({ sent: true }).extend({
  dueAt: instant.nullable().describe("Когда отправим; null — черновик"),
});
export type PlannedNotification = z.output<typeof plannedNotificationResponse>;
