import "server-only";

import { availableParallelism } from "node:os";
import type { ResourceLimits } from "node:worker_threads";
import type { Piscina } from "piscina";
import { type WorkerFile, workerFile } from "@/lib/config/worker-file";
import { startThreads } from "@/lib/config/worker-threads";
import { DomainError } from "@/lib/core/errors";
import type { ExportTask } from "@/lib/documents/export/export-worker";
import { exportThreadLimits } from "@/lib/documents/export/thread-limits";

export type PoolOptions = {
  worker: WorkerFile;
  threads: number;
  /** Files being written or waiting beyond which the next one is refused. */
  capacity: number;
  /** From the call to the finished file, waiting included. */
  timeoutMs: number;
  /** Memory of one thread. */
  limits: ResourceLimits;
};

/** A pool of threads that write files, with a limit on how much waits and for how long. */
export class ExportPool {
  private readonly threads: Piscina<ExportTask, Uint8Array>;
  private pending = 0;

  constructor(private readonly options: PoolOptions) {
    this.threads = startThreads(options.worker, options);
  }

  /**
   * Writes one file.
   * @throws DomainError UNAVAILABLE when too many files wait or this one takes too long. Anything
   * else that goes wrong in the thread is thrown as it is: a defect.
   */
  async run(task: ExportTask): Promise<Uint8Array> {
    // Counted here, because piscina's own limit does not see tasks that can be aborted.
    if (this.pending >= this.options.capacity) {
      throw new DomainError(
        "UNAVAILABLE",
        "Сейчас готовится слишком много файлов. Попробуйте через несколько секунд.",
        { retryAfterSeconds: 5 },
      );
    }
    this.pending += 1;
    const signal = AbortSignal.timeout(this.options.timeoutMs);
    try {
      return await this.threads.run(task, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new DomainError(
        "UNAVAILABLE",
        "Файл готовится дольше обычного. Попробуйте ещё раз через минуту.",
        { retryAfterSeconds: 60, cause: error },
      );
    } finally {
      this.pending -= 1;
    }
  }

  /** Ends the threads; for tests. */
  close(): Promise<void> {
    return this.threads.destroy();
  }
}

/** One pool per process; on `globalThis` because Next evaluates this module once for each bundle. */
const poolKey = Symbol.for("sait-po-zakonu.export-pool");

/** The pool of the server; its threads start with the first export. */
export function exportPool(): ExportPool {
  const holder = globalThis as { [poolKey]?: ExportPool };
  holder[poolKey] ??= new ExportPool({
    worker: workerFile("lib/documents/export/export-worker.ts"),
    // One core stays for the requests.
    threads: Math.max(1, availableParallelism() - 1),
    capacity: 64,
    timeoutMs: 30_000,
    limits: exportThreadLimits,
  });
  return holder[poolKey];
}
