import { oncePerProcess } from "@/lib/core/once-per-process";

/** The last of the waiting or running calls. */
const queue = oncePerProcess("site-check-browser", () => ({ last: Promise.resolve() }));

/**
 * Runs `work` after all earlier calls have ended: one browser at a time in a process.
 * @throws the reason of `signal` when it is aborted before its turn
 */
export async function runExclusively<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const before = queue.last;
  let finish = () => {};
  const own = new Promise<void>((resolve) => {
    finish = resolve;
  });
  queue.last = before.then(() => own);
  try {
    await Promise.race([before, aborted(signal)]);
    signal.throwIfAborted();
    return await work();
  } finally {
    finish();
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
