import "server-only";

import type { Piscina } from "piscina";
import { workerFile } from "@/lib/config/worker-file";
import { startThreads } from "@/lib/config/worker-threads";
import { DomainError } from "@/lib/core/errors";
import type { TextTask } from "@/lib/rich-text/text-worker";

const poolKey = Symbol.for("sait-po-zakonu.text-pool");
const holder = globalThis as {
  [poolKey]?: { threads: Piscina<TextTask, string | null>; pending: number };
};

/** The longest text that a person wrote takes a second; one made to take minutes is ended with its thread. */
const longestMs = 10_000;
/** Operators are few. */
const capacity = 16;

/**
 * A text of an operator as the HTML that is stored, made in a thread.
 * @returns null when it is nested too deeply or takes too long.
 * @throws DomainError UNAVAILABLE when too many wait.
 */
export async function writeInThread(
  task: TextTask,
  patienceMs = longestMs,
): Promise<string | null> {
  holder[poolKey] ??= { threads: createThreads(), pending: 0 };
  const pool = holder[poolKey];
  if (pool.pending >= capacity) {
    const message = "Сейчас сохраняется слишком много текстов. Попробуйте через несколько секунд.";
    throw new DomainError("UNAVAILABLE", message, { retryAfterSeconds: 5 });
  }
  pool.pending += 1;
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await pool.threads.run(task, { signal });
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    pool.pending -= 1;
  }
}

const createThreads = () =>
  startThreads<TextTask, string | null>(workerFile("lib/rich-text/text-worker.ts"), {
    threads: 1,
    limits: { maxOldGenerationSizeMb: 256 },
  });
