import { readFile } from "node:fs/promises";

const pageBytes = 4_096;

/**
 * What processes hold for themselves, in bytes: files and memory that they share are left out. Those that ended have
 * nothing, and so has every process where there is no /proc.
 */
export async function memoryOf(pids: readonly number[]): Promise<number> {
  const pages = await Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
      const [, resident = 0, shared = 0] = text.split(" ").map(Number);
      return resident - shared;
    }),
  );
  return pages.reduce((sum, one) => sum + one, 0) * pageBytes;
}
