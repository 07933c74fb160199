import "server-only";

import type { ResourceLimits } from "node:worker_threads";
import { Piscina } from "piscina";
import type { WorkerFile } from "@/lib/config/worker-file";

type ThreadOptions = {
  /** At most. */
  threads: number;
  /** Memory of one thread. */
  limits?: ResourceLimits;
};

/** Threads that do a worker's tasks beside the requests; all but one end after an idle minute. */
export function startThreads<Task, Answer>(
  worker: WorkerFile,
  { threads, limits }: ThreadOptions,
): Piscina<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    ...worker,
    // Piscina replaces a thread that died only up to this number; with none, what waited for the
    // dead thread would wait for ever.
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    ...(limits && { resourceLimits: limits }),
  });
  // A thread that dies without a task: its tasks are rejected on their own, and an "error" that
  // nobody listens to would end the whole process.
  pool.on("error", () => {});
  return pool;
}
