/** From where a session was begun, so that its owner recognises it in the list of sessions. */
export type SessionOrigin = { address: string | null; userAgent: string | null };

/** A try to sign in: from where, and who is told whose account it is about, if anybody's. */
export type LoginAttempt = { origin: SessionOrigin; nameAccount: (userId: string) => void };
