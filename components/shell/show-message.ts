type Message = {
  title: string;
  description?: string;
  /** A button in the message: to take back what was done. */
  action?: { label: string; onClick: () => void };
  /** Five seconds unless given. */
  durationMs?: number;
};

/**
 * A short message at the top of the page (specification § 9: one at a time, five seconds). Its code
 * comes with the first message: a page that has nothing to say yet does not carry it.
 */
export async function showMessage(
  kind: "success" | "error" | "message",
  { title, description, action, durationMs }: Message,
): Promise<void> {
  try {
    const { toast } = await import("sonner");
    toast[kind](title, {
      description,
      ...(action && { action }),
      ...(durationMs && { duration: durationMs }),
    });
  } catch {
    // Offline: the code did not come, and there is nothing to say it with.
  }
}
