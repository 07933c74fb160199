import "server-only";

import type { TextTask } from "@/lib/features/rich-text/text-worker";
import { TaskTimeoutError, ThreadPool } from "@/lib/platform/threads/thread-pool";
import { workerFile } from "@/lib/platform/threads/worker-file";

const pool = new ThreadPool<TextTask, string | null>({
  name: "text",
  worker: () => workerFile("lib/features/rich-text/text-worker.ts"),
  maxThreads: 1,
  limits: { maxOldGenerationSizeMb: 256 },
  // There are few operators.
  maxPendingTasks: 16,
  busy: {
    message: "Сейчас сохраняется слишком много текстов. Попробуйте через несколько секунд.",
    retryAfterSeconds: 5,
  },
  // The longest real text takes a second; a malicious one is ended together with its thread.
  timeoutMs: 10_000,
});

/**
 * Converts an operator's text to the stored HTML, in a worker thread.
 * @returns null when it is nested too deeply or takes too long.
 * @throws DomainError UNAVAILABLE when too many are waiting.
 */
export async function writeInThread(task: TextTask, timeoutMs?: number): Promise<string | null> {
  try {
    return await pool.run(task, { timeoutMs });
  } catch (error) {
    if (error instanceof TaskTimeoutError) return null;
    throw error;
  }
}
