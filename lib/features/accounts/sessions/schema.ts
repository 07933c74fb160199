import { z } from "zod";
import { signInProviders } from "@/lib/core/access/sign-in-providers";
import { isId } from "@/lib/core/ids";
import { existingPassword } from "@/lib/features/accounts/schema";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** Body of `DELETE /api/user/sessions` and `…/{id}`, which may be left out: see `requireRecentPassword`. */
export const sessionsEndRequest = z.strictObject({
  password: existingPassword("Введите пароль").optional(),
});

/** Segments of `/api/user/sessions/{id}`. */
export const sessionParams = z.object({ id: z.string().refine(isId) });

/** What the browser reports; null when it reports nothing that we know. */
const device = z.strictObject({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(["desktop", "phone", "tablet"]).nullable(),
});
export type Device = z.output<typeof device>;

export const listedSessionResponse = z.strictObject({
  id: identifier,
  /** The session that makes the request. */
  isCurrent: z.boolean(),
  device,
  /** The address where it was started, if a trusted proxy forwarded it; an IPv6 address is cut to its network. */
  address: z.string().nullable(),
  /** The service through which it was started; null when a password was used. */
  provider: z.enum(signInProviders).nullable(),
  /** ISO 8601, UTC; `lastSeenAt` is accurate to five minutes. */
  createdAt: instant,
  lastSeenAt: instant,
  /** When it expires if it is not used again. */
  expiresAt: instant,
});

/** An active session, as `GET /api/user/sessions` returns it, most recently used first. */
export type ListedSession = z.output<typeof listedSessionResponse>;

export const endedSessionsResponse = z.strictObject({ message: z.string(), ended: z.int().min(0) });
