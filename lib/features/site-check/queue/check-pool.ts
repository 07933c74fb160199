import "server-only";

import { MessageChannel } from "node:worker_threads";
import { type Observed, unobserved } from "@/lib/features/site-check/browser/observed";
import type { BrowserRequest, CheckTask } from "@/lib/features/site-check/queue/check-worker";
import type { CheckOutcome } from "@/lib/features/site-check/report/check-outcome";
import type { CheckProgress } from "@/lib/features/site-check/responses";
import { ThreadPool } from "@/lib/platform/threads/thread-pool";
import { workerFile } from "@/lib/platform/threads/worker-file";

/** Concurrent checks per process: each mostly waits for the network. */
export const maxConcurrentChecks = 2;

/** The visit ends itself after 20 s, a browser's look after 15 and after that of another check; the rest is reading. */
const timeoutMs = 90_000;

const pool = new ThreadPool<CheckTask, CheckOutcome>({
  name: "site-check",
  worker: () => workerFile("lib/features/site-check/queue/check-worker.ts"),
  maxThreads: maxConcurrentChecks,
  // A visit keeps 24 MiB of bodies at most; the rest is their trees, one page at a time, and what a PDF unpacks to.
  limits: { maxOldGenerationSizeMb: 384 },
  maxPendingTasks: 8 * maxConcurrentChecks,
  busy: {
    message: "Проверок сейчас слишком много. Попробуйте через минуту.",
    retryAfterSeconds: 60,
  },
  timeoutMs,
});

/**
 * Checks a site in a thread.
 * @param options.observe opens the page that was read in a browser; `onProgress` is called with each step.
 * @throws TaskTimeoutError; the reason of `signal`; what goes wrong in the thread: a defect.
 */
export async function checkInThread(
  task: Omit<CheckTask, "port">,
  {
    observe,
    onProgress,
    signal,
  }: {
    observe: (address: string) => Promise<Observed>;
    onProgress?: (progress: CheckProgress) => void;
    signal?: AbortSignal;
  },
): Promise<CheckOutcome> {
  const { port1, port2 } = new MessageChannel();
  port1.on("message", async (message: CheckProgress | BrowserRequest) => {
    if (!("observe" in message)) return onProgress?.(message);
    // The code that aborts a check ends its thread too: nobody waits for this answer then.
    const observed = await observe(message.observe).catch(() => unobserved("notStarted"));
    port1.postMessage(observed);
  });
  try {
    return await pool.run({ ...task, port: port2 }, { signal, transfer: [port2] });
  } finally {
    port1.close();
  }
}

/** Ends the threads, for a program that is to end. */
export const closeCheckThreads = (): Promise<void> => pool.close();
