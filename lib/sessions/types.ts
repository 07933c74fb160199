/** From where a session was begun, so that its owner recognises it in the list of sessions. */
export type SessionOrigin = { address: string | null; userAgent: string | null };

/** A try to sign in: from where, and who is told whose account it is about, if anybody's. */
export type LoginAttempt = { origin: SessionOrigin; nameAccount: (userId: string) => void };

/** An active session, as `GET /api/user/sessions` answers it: the one used last comes first. */
export type ListedSession = {
  id: string;
  /** The session that asks. */
  isCurrent: boolean;
  device: Device;
  /** From where it was begun, where a trusted proxy told; an IPv6 address is cut to its network. */
  address: string | null;
  /** ISO 8601, UTC; `lastSeenAt` to within five minutes. */
  createdAt: string;
  lastSeenAt: string;
  /** When it ends by itself if it is not used. */
  expiresAt: string;
};

/** What a browser says of itself; null where it says nothing that we know. */
export type Device = {
  browser: string | null;
  system: string | null;
  kind: "desktop" | "phone" | "tablet" | null;
};
