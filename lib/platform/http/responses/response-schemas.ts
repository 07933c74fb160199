import { z } from "zod";
import { idPattern } from "@/lib/core/ids";

/** Parts of the responses of many calls: what the API's document and the contract test hold them to. */

/** An id that `newId` made. */
export const identifier = z.string().regex(idPattern);

/** ISO 8601, UTC. */
export const instant = z.iso.datetime();

/** A call that has nothing to say but that it is done. */
export const messageResponse = z.strictObject({ message: z.string() });
export type Message = z.output<typeof messageResponse>;

/** The response of the two health checks. */
export const healthResponse = z.strictObject({ status: z.literal("ok") });
