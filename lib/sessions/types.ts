/** From where a session was begun, so that its owner recognises it in the list of sessions. */
export type SessionOrigin = { address: string | null; userAgent: string | null };
