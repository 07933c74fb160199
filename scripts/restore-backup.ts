/**
 * `npm run restore`: lists the backups of the embedded database; `npm run restore -- NAME` restores one. The server
 * must be stopped. The replaced data stay next to it in `DATA_DIR`.
 */
import { environment } from "@/lib/platform/config/environment";
import { listBackups, restoreBackup } from "@/lib/platform/db/embedded/backup";

const { dataDir } = environment();
const names = await listBackups(dataDir);
const name = process.argv[2];

if (!name) {
  console.log(names.length === 0 ? `В ${dataDir} копий нет.` : "Копии, от старой к новой:");
  for (const item of names) console.log(`  npm run restore -- ${item}`);
} else if (!names.includes(name)) {
  console.error(`Копии ${name} в ${dataDir} нет. Список: npm run restore`);
  process.exitCode = 1;
} else {
  try {
    const replaced = await restoreBackup(dataDir, name, new Date());
    console.log(`Копия ${name} возвращена.`);
    if (replaced) console.log(`Прежние файлы: ${replaced}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
