/**
 * Runs `work` and prints one line with its seconds. `work` returns a note («уже готово») or nothing.
 * @throws what `work` throws, after the line says that it failed.
 */
export async function step(title, work) {
  const startedAt = performance.now();
  process.stdout.write(`  ${title} … `);
  try {
    const note = await work();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`${note ?? "готово"} (${seconds} с)\n`);
  } catch (error) {
    process.stdout.write("не получилось\n");
    throw error;
  }
}
