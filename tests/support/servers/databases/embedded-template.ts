/** An embedded database to copy: creating one takes PGlite five seconds of CPU time. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { wrapPGlite } from "@/lib/platform/db/embedded/embedded";
import { createPglite } from "@/lib/platform/db/embedded/pglite";
import { migrationsFolder } from "@/lib/platform/db/migrations/migrate";

const folder = resolve(".tmp");

/**
 * @returns the path of a dump of a migrated embedded database; cached between runs while the migrations are unchanged.
 */
export async function prepareEmbeddedTemplate(): Promise<string> {
  await mkdir(folder, { recursive: true });
  await removeLeftovers();
  const hash = createHash("sha256").update(await versionOf("@electric-sql/pglite"));
  for (const path of await readdir(migrationsFolder(), { recursive: true })) {
    if (path.endsWith(".sql")) hash.update(await readFile(join(migrationsFolder(), path)));
  }
  const file = join(folder, `embedded-${hash.digest("hex").slice(0, 16)}.tar`);
  if (existsSync(file)) return file;

  const pglite = await createPglite({ dataDir: "memory://" });
  const database = wrapPGlite(pglite);
  await database.migrate();
  await database.pool.query("CHECKPOINT");
  const template = await pglite.dumpDataDir("none");
  await database.close();
  await writeFile(`${file}.${process.pid}`, Buffer.from(await template.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/** Puts a migrated, empty embedded database into `dataDir`, as a stopped server leaves it. */
export async function copyEmbeddedTemplate(dataDir: string): Promise<void> {
  const pgdata = join(dataDir, "pgdata");
  await mkdir(pgdata, { recursive: true });
  await promisify(execFile)("tar", ["-xf", await prepareEmbeddedTemplate(), "-C", pgdata]);
}

/** Templates of other migrations; one may belong to another run, so it is kept for a while. */
async function removeLeftovers(): Promise<void> {
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of await readdir(folder)) {
    if (!name.startsWith("embedded-")) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < dayAgo) await rm(path, { force: true });
  }
}

async function versionOf(name: string): Promise<string> {
  const manifest = await readFile(join("node_modules", name, "package.json"), "utf8");
  return JSON.parse(manifest).version;
}
