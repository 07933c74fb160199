import { readFile } from "node:fs/promises";

const pageBytes = 4_096;

/**
 * The private memory of processes in bytes, without shared memory and files. 0 for processes that have ended, and on
 * systems without /proc.
 */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const pages = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
      const [, resident = 0, shared = 0] = text.split(" ").map(Number);
      return resident - shared;
    }),
  );
  return pages.reduce((sum, count) => sum + count, 0) * pageBytes;
}
