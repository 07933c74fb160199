import { z } from "zod";
import { identifier, instant } from "@/lib/http/answer-schemas";
import type { ListedSession } from "@/lib/sessions/types";

export const listedSessionAnswer = z.strictObject({
  id: identifier,
  isCurrent: z.boolean(),
  device: z.strictObject({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    kind: z.enum(["desktop", "phone", "tablet"]).nullable(),
  }),
  address: z.string().nullable(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
}) satisfies z.ZodType<ListedSession>;

export const endedSessionsAnswer = z.strictObject({ message: z.string(), ended: z.int().min(0) });
