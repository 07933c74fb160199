/** A message about something that ended with a whole page load. */
type LeftMessage = { title: string; description: string };

const key = "message-after-load";

/** Keeps a message of success for the page that is about to be loaded in this tab. */
export function storeMessage(message: LeftMessage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(message));
  } catch {
    // Storage is refused: the page that comes says nothing.
  }
}

/** The message that the page before has left, once; null when there is none. */
export function popStoredMessage(): LeftMessage | null {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return left === null ? null : JSON.parse(left);
  } catch {
    return null;
  }
}
