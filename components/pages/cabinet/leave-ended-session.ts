import { endSession } from "@/lib/features/accounts/sign-in/client";

const triedKey = "ended-session-left";

/**
 * A cookie whose session has ended still shows the cabinet at `/` (middleware.ts checks only that it is there). Removes
 * the cookie and reloads the page as a guest. Calls `otherwise` if that was already tried, so that the page does not
 * reload forever.
 */
export async function leaveEndedSession(otherwise: () => void): Promise<void> {
  try {
    if (sessionStorage.getItem(triedKey)) return otherwise();
    sessionStorage.setItem(triedKey, "1");
  } catch {
    // Storage is blocked: whether this was already tried is unknown.
    return otherwise();
  }
  await endSession().catch(() => undefined);
  window.location.reload();
}

/** A user has signed in: the next ended session may be handled the same way. */
export function clearEndedSession(): void {
  try {
    sessionStorage.removeItem(triedKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
