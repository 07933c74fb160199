type Message = { title: string; description?: string };

/**
 * A short message at the top of the page (specification § 9: one at a time, five seconds). Its code
 * comes with the first message: a page that has nothing to say yet does not carry it.
 */
export async function showMessage(
  kind: "success" | "error",
  { title, description }: Message,
): Promise<void> {
  try {
    const { toast } = await import("sonner");
    toast[kind](title, { description });
  } catch {
    // Offline: the code did not come, and there is nothing to say it with.
  }
}
