import "server-only";

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { wrapPGlite } from "@/lib/platform/db/embedded/embedded";
import { createPglite } from "@/lib/platform/db/embedded/pglite";
import {
  applyMigrations,
  migrationsFolder,
  schemaFilter,
} from "@/lib/platform/db/migrations/migrate";
import { openSchemaEngine } from "@/lib/platform/db/migrations/schema-engine";

/**
 * What separates the committed migrations from `prisma/schema`.
 * @returns the SQL of the missing migration, or null when they agree.
 */
export async function schemaChanges(folder: string = migrationsFolder()): Promise<string | null> {
  const schema = await readSchema(join(process.cwd(), "prisma", "schema"));
  const database = wrapPGlite(await createPglite({ dataDir: "memory://" }));
  try {
    await applyMigrations(database.pool, folder);
    const engine = await openSchemaEngine(database.pool, schema);
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files: schema, configDir: process.cwd() },
      to: { tag: "schemaDatamodel", files: schema },
      script: true,
      exitCode: null,
      filters: schemaFilter,
    });
    engine.free();
    return stdout === null || isEmpty(stdout) ? null : stdout;
  } finally {
    await database.close();
  }
}

async function readSchema(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".prisma")).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, content: await readFile(path, "utf8") };
    }),
  );
}

/** The engine writes a comment when there is nothing to do. */
function isEmpty(script: string): boolean {
  return script.split("\n").every((line) => line.trim() === "" || line.startsWith("--"));
}
