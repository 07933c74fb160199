import { readdir, readFile } from "node:fs/promises";

const pageBytes = 4_096;

/**
 * What a process and all that it started hold for themselves, in bytes: files and memory that they share are left out.
 * Zero where there is no /proc.
 */
export async function memoryOfTree(pid: number): Promise<number> {
  let pages = 0;
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [, resident = 0, shared = 0] = await numbersOf(`/proc/${next}/statm`);
    pages += resident - shared;
    const threads = await readdir(`/proc/${next}/task`).catch(() => []);
    for (const thread of threads) {
      waiting.push(...(await numbersOf(`/proc/${next}/task/${thread}/children`)));
    }
  }
  return pages * pageBytes;
}

/** A process that ends meanwhile has nothing. */
async function numbersOf(path: string): Promise<number[]> {
  const text = await readFile(path, "utf8").catch(() => "");
  return text.split(/\s+/).filter(Boolean).map(Number);
}
