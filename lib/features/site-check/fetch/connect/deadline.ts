import { setTimeout as sleep } from "node:timers/promises";
import { UnreadError } from "@/lib/features/site-check/fetch/connect/unread-error";

/**
 * Runs work with a timeout: when it expires, or `parent` is aborted, this fails at once and aborts the signal that the
 * work was given. The signal is aborted after success too, so that nothing started by the work outlives it.
 * @throws UnreadError `timeout`
 */
export async function withDeadline<T>(
  milliseconds: number,
  parent: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (parent.aborted) throw new UnreadError("timeout");
  const controller = new AbortController();
  const stop = () => controller.abort(new UnreadError("timeout"));
  const expired = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
  });
  const timer = setTimeout(stop, milliseconds);
  parent.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([work(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
    parent.removeEventListener("abort", stop);
    stop();
  }
}

/** @throws UnreadError `timeout` when the signal is aborted first */
export async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw new UnreadError("timeout");
  if (milliseconds <= 0) return;
  await sleep(milliseconds, undefined, { signal }).catch((cause: unknown) => {
    throw new UnreadError("timeout", { cause });
  });
}
