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
import {
  describeUnreadable,
  type UnreadableReason,
} from "@/lib/features/policy-check/read/refusal";
import { spareCores, TaskTimeoutError, ThreadPool } from "@/lib/platform/threads/thread-pool";
import { workerFile } from "@/lib/platform/threads/worker-file";

/** The number of characters that are checked on the main thread; longer texts would delay other requests. */
const quickLength = 50_000;

const pool = new ThreadPool<PolicyTask, PolicyTaskResult>({
  name: "policy",
  worker: () => workerFile("lib/features/policy-check/inspect/policy-worker.ts"),
  maxThreads: spareCores(),
  // Several times what a file of two megabytes may unpack to.
  limits: { maxOldGenerationSizeMb: 384 },
  maxPendingTasks: 32,
  busy: {
    message: "Сейчас проверяется слишком много текстов. Попробуйте через несколько секунд.",
    retryAfterSeconds: 5,
  },
  timeoutMs: 15_000,
});

/** The field of the request that the error is about. */
type Field = "text" | "file" | "url";

/**
 * Inspects a text; a long one in a worker thread.
 * @throws DomainError UNAVAILABLE when too many are waiting, VALIDATION when it takes too long.
 */
export const inspectText = async (text: string): Promise<PolicyInspection> =>
  text.length <= quickLength ? inspectPolicy(text) : run({ text }, "text");

/**
 * Reads a file in a worker thread and inspects its text. Nothing is stored.
 * @throws DomainError VALIDATION for an unreadable file, with a message that says what to do; UNAVAILABLE.
 */
export const inspectFile = (file: PolicyFile, field: Field = "file"): Promise<PolicyInspection> =>
  run({ file }, field);

async function run(task: PolicyTask, field: Field): Promise<PolicyInspection> {
  const result = await pool.run(task).catch((cause: unknown): PolicyTaskResult => {
    // The thread was ended because of its time or memory.
    const isOver = cause instanceof TaskTimeoutError || isOutOfMemory(cause);
    if (!isOver) throw cause;
    return { unreadable: "tooComplex" };
  });
  if ("unreadable" in result) throw toFieldError(result.unreadable, field);
  return result;
}

function toFieldError(reason: UnreadableReason, field: Field): DomainError {
  return fieldError(field, describeUnreadable(reason));
}

const isOutOfMemory = (cause: unknown) =>
  cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";

/** Ends the threads, before the program exits. */
export const closePolicyThreads = (): Promise<void> => pool.close();
