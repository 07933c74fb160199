// @module-tag slow
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { TaskTimeoutError, ThreadPool } from "@/lib/platform/threads/thread-pool";

const filename = fileURLToPath(
  new URL("../../../tests/fixtures/workers/slow-start.mjs", import.meta.url),
);

let pool: ThreadPool<string, string>;
afterEach(() => pool.close());

function open(startMs: number): void {
  pool = new ThreadPool({
    name: "slow-start",
    worker: () => ({ filename, startMs }),
    maxThreads: 1,
    maxPendingTasks: 3,
    busy: { message: "Занято", retryAfterSeconds: 5 },
    timeoutMs: 500,
  });
}

test("a slow start with an allowance does not count against the first task's time", async () => {
  open(60_000);
  expect(await pool.run("слово")).toBe("слово");
  // The start is over: from now on the limit is that of a task.
  await expect(pool.run("loop")).rejects.toBeInstanceOf(TaskTimeoutError);
});

test("a worker that cannot start leaves its place free", async () => {
  let isMissing = true;
  pool = new ThreadPool({
    name: "missing",
    worker: () => {
      if (isMissing) throw new Error("нет файла");
      return { filename };
    },
    maxThreads: 1,
    maxPendingTasks: 1,
    busy: { message: "Занято", retryAfterSeconds: 5 },
  });
  await expect(pool.run("слово")).rejects.toThrow("нет файла");
  isMissing = false;
  expect(await pool.run("слово")).toBe("слово");
});

test("a slow start without an allowance counts against the first task's time", async () => {
  open(0);
  await expect(pool.run("слово")).rejects.toBeInstanceOf(TaskTimeoutError);
});
