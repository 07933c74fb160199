// @module-tag slow
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { DomainError } from "@/lib/core/errors";
import { exportPoolOptions, writeFileInThread } from "@/lib/features/documents/export/export-pool";
import type { ExportTask } from "@/lib/features/documents/export/export-worker";
import { ThreadPool } from "@/lib/platform/threads/thread-pool";
import { documentTree } from "@/tests/fixtures/trees/build";

const filename = fileURLToPath(
  new URL("../../../../tests/fixtures/workers/faulty-worker.mjs", import.meta.url),
);

let pool: ThreadPool<ExportTask, Uint8Array>;
afterEach(() => pool.close());

/** A smaller copy of the server's pool, with threads that do what the title of their document says. */
function open(options: { timeoutMs?: number } = {}): void {
  pool = new ThreadPool({
    ...exportPoolOptions,
    name: "test",
    worker: () => ({ filename }),
    maxThreads: 1,
    maxPendingTasks: 3,
    timeoutMs: 10_000,
    limits: { maxOldGenerationSizeMb: 64 },
    ...options,
  });
}

const write = (title: string) =>
  writeFileInThread({ tree: { ...documentTree(), title }, format: "pdf" }, pool);

test("refuses a file beyond the pool's capacity and says when to try again", async () => {
  open();
  const accepted = [1, 2, 3].map(() => write("slow"));
  const refused = await write("slow").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DomainError);
  expect(refused).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 5 });
  expect(await Promise.all(accepted)).toEqual(
    [[1], [1], [1]].map((bytes) => new Uint8Array(bytes)),
  );
  // There is room in the pool again.
  expect(await write("quick")).toEqual(new Uint8Array([0]));
});

test("gives up a file after the timeout and writes the next one", async () => {
  open({ timeoutMs: 1_000 });
  const stuck = write("loop").catch((error: unknown) => error);
  expect(await stuck).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 60 });
  expect(await write("quick")).toEqual(new Uint8Array([0]));
});

test("writes a waiting file after the thread before it crashed", async () => {
  open();
  const crash = write("crash").catch((error: unknown) => error);
  const waiting = write("quick");
  expect(await crash).toBeInstanceOf(Error);
  expect(await crash).not.toBeInstanceOf(DomainError);
  expect(await waiting).toEqual(new Uint8Array([0]));
});

test("throws an error of the writer unchanged", async () => {
  open();
  await expect(write("throw")).rejects.toThrow("нарочно");
});

test("starts new threads for the next file after the pool was closed", async () => {
  open();
  const begun = write("slow");
  await pool.close();
  expect(await begun).toEqual(new Uint8Array([1]));
  expect(await write("quick")).toEqual(new Uint8Array([0]));
});
