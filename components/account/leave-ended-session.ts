import { endSession } from "@/lib/features/accounts/sign-in/client";

const triedKey = "ended-session-left";

/**
 * A cookie whose session has ended still brings the cabinet at `/` (middleware.ts looks at nothing else).
 * Removes the cookie and loads the page again, as a guest. `otherwise` runs when that did not help, so that the
 * page does not reload for ever.
 */
export async function leaveEndedSession(otherwise: () => void): Promise<void> {
  try {
    if (sessionStorage.getItem(triedKey)) return otherwise();
    sessionStorage.setItem(triedKey, "1");
  } catch {
    // Storage is refused: whether this was tried before cannot be known.
    return otherwise();
  }
  await endSession().catch(() => undefined);
  window.location.reload();
}

/** A user has signed in: the next ended session may be left in the same way. */
export function clearEndedSession(): void {
  try {
    sessionStorage.removeItem(triedKey);
  } catch {
    // Storage is refused: nothing was kept.
  }
}
