/**
 * `npm run migration -- name`: writes a migration from the committed migrations to `prisma/schema`. Needs no
 * server: the committed migrations are applied to an empty in-memory database first.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "@/lib/platform/db/migrations/migrate";
import { schemaChanges } from "@/lib/platform/db/schema-changes";

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Укажите имя: npm run migration -- add_something (латиница, цифры и «_»)");
  process.exit(1);
}

const sql = await schemaChanges();
if (sql === null) {
  console.log("Схема не изменилась: новая миграция не нужна.");
} else {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(migrationsFolder(), `${time}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "migration.sql"), sql);
  console.log(`Записано: ${join(folder, "migration.sql")}\nПрочитайте её, прежде чем сохранить.`);
}
