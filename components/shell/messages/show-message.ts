type Message = {
  title: string;
  description?: string;
  /** A button in the toast: undoes the action. */
  action?: { label: string; onClick: () => void };
  /** Five seconds by default. */
  durationMs?: number;
};

/** The window event of a new message, which `Messages` shows. */
export const messageShownEvent = "message-said";

/**
 * Shows a toast at the top of the page (docs/specification/site.md#short-messages). Its code is loaded with the first
 * one, so that a page without messages does not carry it.
 */
export async function showMessage(
  kind: "success" | "error" | "message",
  { title, description, action, durationMs }: Message,
): Promise<void> {
  try {
    const { toast } = await import("@/components/shell/messages/message-stack");
    window.dispatchEvent(new Event(messageShownEvent));
    // The stack also gets messages from before it was mounted.
    toast[kind](title, {
      description,
      ...(action && { action }),
      ...(durationMs && { duration: durationMs }),
    });
  } catch {
    sayPlainly(description ? `${title}. ${description}` : title, durationMs);
  }
}

/** Shows a message without the code of `Messages`, which cannot be loaded offline, when most messages appear. */
function sayPlainly(text: string, durationMs = 5000): void {
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.className =
    "fixed inset-x-4 top-4 z-60 mx-auto max-w-md rounded-lg border border-line bg-sheet p-4 text-sm shadow-float";
  document.body.append(note);
  // Some screen readers do not announce a live region inserted together with its text.
  note.textContent = text;
  setTimeout(() => note.remove(), durationMs);
}
