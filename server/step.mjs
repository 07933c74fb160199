/** What the server and the scripts around it share: where the project is, and how a step is told about. */
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs `work` and prints one line with its seconds; in a terminal its beginning at once, in a log all of it at the end,
 * for other work may print there meanwhile. `work` returns a note («уже готово») or nothing.
 * @throws what `work` throws, after the line says that it failed.
 */
export async function step(title, work) {
  const began = performance.now();
  const beginning = `  ${title} … `;
  if (process.stdout.isTTY) process.stdout.write(beginning);
  const end = (outcome) =>
    process.stdout.write(`${process.stdout.isTTY ? "" : beginning}${outcome}\n`);
  try {
    const note = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    end(`${note ?? "готово"} (${seconds} с)`);
  } catch (error) {
    end("не получилось");
    throw error;
  }
}
