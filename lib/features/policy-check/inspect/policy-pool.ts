import "server-only";

import { type DomainError, fieldError } from "@/lib/core/errors";
import {
  inspectPolicy,
  type PolicyInspection,
} from "@/lib/features/policy-check/inspect/inspect-policy";
import type {
  PolicyTask,
  PolicyTaskResult,
} from "@/lib/features/policy-check/inspect/policy-worker";
import type { PolicyFile } from "@/lib/features/policy-check/read/read-policy";
import { describeRefusal, type RefusalReason } from "@/lib/features/policy-check/read/refusal";
import { spareCores, TaskTimedOut, ThreadPool } from "@/lib/platform/threads/thread-pool";
import { workerFile } from "@/lib/platform/threads/worker-file";

/** Characters that are checked at once; longer texts would keep other requests waiting. */
const quickLength = 50_000;

const pool = new ThreadPool<PolicyTask, PolicyTaskResult>({
  name: "policy",
  worker: () => workerFile("lib/features/policy-check/inspect/policy-worker.ts"),
  threads: spareCores(),
  // What a file of two megabytes may unpack to, several times over.
  limits: { maxOldGenerationSizeMb: 384 },
  capacity: 32,
  busy: {
    message: "Сейчас проверяется слишком много текстов. Попробуйте через несколько секунд.",
    retryAfterSeconds: 5,
  },
  timeoutMs: 15_000,
});

/** Which field of the request a refusal is about. */
type Field = "text" | "file" | "url";

/**
 * Inspects a text; a long one in a thread.
 * @throws DomainError UNAVAILABLE when too many wait, VALIDATION when it takes too long.
 */
export const inspectText = async (text: string): Promise<PolicyInspection> =>
  text.length <= quickLength ? inspectPolicy(text) : run({ text }, "text");

/**
 * Reads a file in a thread and inspects its text. Nothing of it is kept.
 * @throws DomainError VALIDATION for a file that cannot be read, with words that say what to do; UNAVAILABLE.
 */
export const inspectFile = (file: PolicyFile, field: Field = "file"): Promise<PolicyInspection> =>
  run({ file }, field);

async function run(task: PolicyTask, field: Field): Promise<PolicyInspection> {
  const result = await pool.run(task).catch((cause: unknown): PolicyTaskResult => {
    // The thread was ended for its time or its memory.
    const isOver = cause instanceof TaskTimedOut || isOutOfMemory(cause);
    if (!isOver) throw cause;
    return { refusal: "tooComplex" };
  });
  if ("refusal" in result) throw refused(result.refusal, field);
  return result;
}

function refused(reason: RefusalReason, field: Field): DomainError {
  return fieldError(field, describeRefusal(reason));
}

const isOutOfMemory = (cause: unknown) =>
  cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Ends the threads, for a program that is to end. */
export const closePolicyThreads = (): Promise<void> => pool.close();
