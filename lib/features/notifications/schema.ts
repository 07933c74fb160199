import { z } from "zod";
import { isId } from "@/lib/core/ids";

/** Segments of `/api/notifications/{id}/…`. */
export const notificationParams = z.object({ id: z.string().refine(isId) });
