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

/** What a browser says of itself; null where it says nothing that we know. */
const device = z.strictObject({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(["desktop", "phone", "tablet"]).nullable(),
});
export type Device = z.output<typeof device>;

export const listedSessionResponse = z.strictObject({
  id: identifier,
  /** The session that asks. */
  isCurrent: z.boolean(),
  device,
  /** The address that it was begun from, where a trusted proxy forwarded it; an IPv6 address is cut to its network. */
  address: z.string().nullable(),
  /** The service that it was begun by; null for one that a password began. */
  provider: z.enum(signInProviders).nullable(),
  /** ISO 8601, UTC; `lastSeenAt` to within five minutes. */
  createdAt: instant,
  lastSeenAt: instant,
  /** When it expires if it is not used. */
  expiresAt: instant,
});

/** An active session, as `GET /api/user/sessions` returns it: the one used last comes first. */
export type ListedSession = z.output<typeof listedSessionResponse>;

export const endedSessionsResponse = z.strictObject({ message: z.string(), ended: z.int().min(0) });
