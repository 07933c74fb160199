type Message = {
  title: string;
  description?: string;
  /** A button in the message: to take back what was done. */
  action?: { label: string; onClick: () => void };
  /** Five seconds unless given. */
  durationMs?: number;
};

/** The window event of a new message: `Messages` then shows it. */
export const messageShown = "message-said";

/**
 * A short message at the top of the page (docs/specification/site.md#short-messages). Its code
 * comes with the first message: a page that has nothing to say yet does not carry it.
 */
export async function showMessage(
  kind: "success" | "error" | "message",
  { title, description, action, durationMs }: Message,
): Promise<void> {
  try {
    const { toast } = await import("@/components/shell/messages/message-stack");
    window.dispatchEvent(new Event(messageShown));
    // The stack gets what was said before it stood there too.
    toast[kind](title, {
      description,
      ...(action && { action }),
      ...(durationMs && { duration: durationMs }),
    });
  } catch {
    sayPlainly(description ? `${title}. ${description}` : title, durationMs);
  }
}

/** A message without the code of `Messages`, which does not load offline: most messages are shown then. */
function sayPlainly(text: string, durationMs = 5000): void {
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.className =
    "fixed inset-x-4 top-4 z-60 mx-auto max-w-md rounded-lg border border-line bg-sheet p-4 text-sm shadow-float";
  document.body.append(note);
  // A region that comes with its words is not read aloud by all.
  note.textContent = text;
  setTimeout(() => note.remove(), durationMs);
}
