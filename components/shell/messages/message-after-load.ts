/** A message about something that ended with a full page load. */
type LeftMessage = { title: string; description: string };

const key = "message-after-load";

/** Stores a success message for the next page loaded in this tab. */
export function storeMessage(message: LeftMessage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(message));
  } catch {
    // Storage is blocked: the next page shows no message.
  }
}

/** Returns the message left by the previous page, once; null if there is none. */
export function popStoredMessage(): LeftMessage | null {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}
