import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { broadcastRequest } from "@/lib/features/notifications/broadcast/schema";

/** Segments of `/api/admin/planned-notifications/{id}`. */
export const plannedParams = z.object({ id: z.string().refine(isId) });

/**
 * Body of `POST /api/admin/planned-notifications` and of `PUT …/{id}`: the fields of `send-notification`, and the time
 * of sending; null makes a draft. The operation checks that the time is in the future: a schema has no clock.
 */
export const plannedRequest = broadcastRequest.extend({
  dueAt: z.iso
    .datetime({ offset: true, error: "Укажите день и время" })
    .transform((text) => new Date(text))
    .nullable()
    .default(null),
});
/** The request as it is sent, before parsing. */
export type PlannedRequest = z.input<typeof plannedRequest>;
export type Planned = z.output<typeof plannedRequest>;
