import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { DomainError } from "@/lib/core/errors";
import { ExportPool, type PoolOptions } from "@/lib/documents/export/export-pool";
import { documentTree } from "@/tests/fixtures/trees/build";

const filename = fileURLToPath(
  new URL("../../../tests/fixtures/workers/faulty-worker.mjs", import.meta.url),
);

let pool: ExportPool;
afterEach(() => pool.close());

function open(options: Partial<PoolOptions> = {}): ExportPool {
  pool = new ExportPool({
    worker: { filename },
    threads: 1,
    capacity: 3,
    timeoutMs: 10_000,
    limits: { maxOldGenerationSizeMb: 64 },
    ...options,
  });
  return pool;
}

const task = (title: string) => ({ tree: { ...documentTree(), title }, format: "pdf" as const });

test("beyond its capacity a file is refused, with the time to try again", async () => {
  open();
  const accepted = [1, 2, 3].map(() => pool.run(task("slow")));
  const refused = await pool.run(task("slow")).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DomainError);
  expect(refused).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 5 });
  expect(await Promise.all(accepted)).toEqual(
    [[1], [1], [1]].map((bytes) => new Uint8Array(bytes)),
  );
  // The places are free again.
  expect(await pool.run(task("quick"))).toEqual(new Uint8Array([0]));
});

test("a file that takes too long is given up, and the next ones are written", async () => {
  open({ timeoutMs: 1_000 });
  const stuck = pool.run(task("loop")).catch((error: unknown) => error);
  expect(await stuck).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 60 });
  expect(await pool.run(task("quick"))).toEqual(new Uint8Array([0]));
});

test("what waited behind a thread that died is still written", async () => {
  open();
  const crash = pool.run(task("crash")).catch((error: unknown) => error);
  const waiting = pool.run(task("quick"));
  expect(await crash).toBeInstanceOf(Error);
  expect(await crash).not.toBeInstanceOf(DomainError);
  expect(await waiting).toEqual(new Uint8Array([0]));
});

test("a defect of a writer is thrown as it is", async () => {
  open();
  await expect(pool.run(task("throw"))).rejects.toThrow("нарочно");
});
