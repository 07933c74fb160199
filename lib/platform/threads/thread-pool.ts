import "server-only";

import { availableParallelism } from "node:os";
import type { MessagePort, ResourceLimits } from "node:worker_threads";
import { Piscina } from "piscina";
import { DomainError } from "@/lib/core/errors";
import { oncePerProcess } from "@/lib/core/once-per-process";
import type { WorkerFile } from "@/lib/platform/threads/worker-file";

export type ThreadPoolOptions = {
  /** The name of the pool; one per process, whichever bundle creates it. */
  name: string;
  /** The threads' file, asked for when the threads start. */
  worker: () => WorkerFile;
  maxThreads: number;
  /** Memory of one thread. */
  limits?: ResourceLimits;
  /** Tasks in work or waiting beyond which the next one is rejected. */
  maxPendingTasks: number;
  /** The message for a task that is rejected. */
  busy: { message: string; retryAfterSeconds: number };
  /** From the call to the result, time in the queue included. Without it there is no limit. */
  timeoutMs?: number;
};

type State<Task, Result> = {
  threads?: Piscina<Task, Result>;
  pending: number;
  /** Added to the time limit until the first task is done. */
  startMs: number;
};

/** A task took longer than its pool allows; its thread was ended. */
export class TaskTimeoutError extends Error {
  override name = "TaskTimeoutError";
}

/**
 * Worker threads that keep tasks off the thread that serves requests, with a limit on the number of waiting tasks and
 * on their time. They start with the first task; all but one end after an idle minute.
 */
export class ThreadPool<Task, Result> {
  constructor(private readonly options: ThreadPoolOptions) {}

  /**
   * Does one task.
   * @param options.timeoutMs in place of the pool's own. `signal` ends the task, its thread with it; `transfer` is
   * handed to the thread, as a port on which it reports its progress.
   * @throws DomainError UNAVAILABLE when too many wait; TaskTimeoutError; the reason of `signal`. Anything else that goes
   * wrong in the thread is thrown as it is.
   */
  async run(
    task: Task,
    {
      timeoutMs = this.options.timeoutMs,
      signal,
      transfer,
    }: {
      timeoutMs?: number | undefined;
      signal?: AbortSignal | undefined;
      transfer?: MessagePort[];
    } = {},
  ): Promise<Result> {
    const state = this.state();
    const { maxPendingTasks, busy } = this.options;
    // Counted here, because piscina's own limit does not see tasks that can be aborted.
    if (state.pending >= maxPendingTasks) {
      const { message, retryAfterSeconds } = busy;
      throw new DomainError("UNAVAILABLE", message, { retryAfterSeconds });
    }
    // Before counting: a task that cannot start must not take a place for ever.
    state.threads ??= this.start(state);
    state.pending += 1;
    // One controller for both: under `AbortSignal.any` Node 20 lets go of a signal of `AbortSignal.timeout`.
    const end = new AbortController();
    const stop = () => end.abort();
    const timer = timeoutMs === undefined ? undefined : setTimeout(stop, timeoutMs + state.startMs);
    signal?.addEventListener("abort", stop, { once: true });
    if (signal?.aborted) stop();
    try {
      const result = await state.threads.run(task, {
        signal: timer || signal ? end.signal : null,
        ...(transfer && { transferList: transfer }),
      });
      state.startMs = 0;
      return result;
    } catch (cause) {
      signal?.throwIfAborted();
      if (!end.signal.aborted) throw cause;
      throw new TaskTimeoutError(`A task took longer than ${timeoutMs} ms`, { cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      state.pending -= 1;
    }
  }

  /** Ends the threads once they have done what was begun; the next task starts new ones. */
  async close(): Promise<void> {
    const state = this.state();
    const { threads } = state;
    state.threads = undefined;
    await threads?.close();
  }

  private state(): State<Task, Result> {
    return oncePerProcess(`${this.options.name}-pool`, () => ({ pending: 0, startMs: 0 }));
  }

  private start(state: State<Task, Result>): Piscina<Task, Result> {
    const { worker, maxThreads, limits } = this.options;
    const { startMs = 0, ...file } = worker();
    state.startMs = startMs;
    const pool = new Piscina<Task, Result>({
      ...file,
      // Piscina replaces a thread that died only up to this number; with none, what waited for the
      // dead thread would wait for ever.
      minThreads: 1,
      maxThreads,
      idleTimeout: 60_000,
      ...(limits && { resourceLimits: limits }),
    });
    // A thread that dies without a task: its tasks are rejected on their own, and an "error" event without a
    // listener would end the whole process.
    pool.on("error", () => {});
    return pool;
  }
}

/** The number of threads: one core stays for the requests. */
export const spareCores = (): number => Math.max(1, availableParallelism() - 1);
