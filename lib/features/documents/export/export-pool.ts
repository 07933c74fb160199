import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { ExportTask } from "@/lib/features/documents/export/export-worker";
import { exportThreadLimits } from "@/lib/features/documents/export/thread-limits";
import { spareCores, TaskTimeoutError, ThreadPool } from "@/lib/platform/threads/thread-pool";
import { workerFile } from "@/lib/platform/threads/worker-file";

/** The options of the server's pool. */
export const exportPoolOptions = {
  name: "export",
  worker: () => workerFile("lib/features/documents/export/export-worker.ts"),
  maxThreads: spareCores(),
  maxPendingTasks: 64,
  busy: {
    message: "Сейчас готовится слишком много файлов. Попробуйте через несколько секунд.",
    retryAfterSeconds: 5,
  },
  timeoutMs: 30_000,
  limits: exportThreadLimits,
};
const serverPool = new ThreadPool<ExportTask, Uint8Array>(exportPoolOptions);

/**
 * Writes one file in a thread.
 * @param pool another pool, for tests.
 * @throws DomainError UNAVAILABLE when too many files wait or this one takes too long. Any other error of the thread is
 * rethrown unchanged: a defect.
 */
export async function writeFileInThread(task: ExportTask, pool = serverPool): Promise<Uint8Array> {
  try {
    return await pool.run(task);
  } catch (cause) {
    if (!(cause instanceof TaskTimeoutError)) throw cause;
    throw new DomainError(
      "UNAVAILABLE",
      "Файл готовится дольше обычного. Попробуйте ещё раз через минуту.",
      { retryAfterSeconds: 60, cause },
    );
  }
}

/** Ends the threads, before the program exits. */
export const closeExportThreads = (): Promise<void> => serverPool.close();
