/**
 * What the tests of project `db` stand on: a real PostgreSQL, started for this run and removed after
 * it, and a migrated database of each kind to copy from. When the server does not start, the run
 * fails: nothing is ever skipped.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { overPGlite } from "@/lib/platform/db/embedded/embedded";
import { migrationsFolder } from "@/lib/platform/db/migrate";
import { openPostgres } from "@/lib/platform/db/postgres";
import { startPostgresServer } from "./postgres-server";

declare module "vitest" {
  interface ProvidedContext {
    /** A server to create databases on; the path of the address is `/postgres`. */
    postgresUrl: string;
    /** A migrated PGlite, as `loadDataDir` takes it. */
    embeddedTemplate: string;
  }
}

/** The migrated database that test files copy. */
export const templateDatabase = "template_migrated";

const folder = resolve(".tmp");

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  await removeLeftovers();
  const [server, embeddedTemplate] = await Promise.all([startServer(), prepareEmbeddedTemplate()]);
  project.provide("postgresUrl", server.url);
  project.provide("embeddedTemplate", embeddedTemplate);
  return server.stop;
}

/** A PostgreSQL with a migrated database to copy from; also what `npm run bench` measures lists on. */
export async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  // What survives a crash of the machine is of no use to a database that lives for one run.
  const hurry = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const server = await startPostgresServer(hurry.flatMap((setting) => ["-c", setting]));
  try {
    await server.createDatabase(templateDatabase);
    const template = openPostgres(server.url.replace(/postgres$/, templateDatabase));
    await template.migrate();
    await template.close();
    return { url: server.url, stop: server.remove };
  } catch (error) {
    await server.remove();
    throw error;
  }
}

/** A migrated embedded database as a file; kept between runs while the migrations are the same. */
async function prepareEmbeddedTemplate(): Promise<string> {
  const hash = createHash("sha256").update(await versionOf("@electric-sql/pglite"));
  for (const path of await readdir(migrationsFolder(), { recursive: true })) {
    if (path.endsWith(".sql")) hash.update(await readFile(join(migrationsFolder(), path)));
  }
  const file = join(folder, `embedded-${hash.digest("hex").slice(0, 16)}.tar`);
  if (existsSync(file)) return file;

  const pglite = await PGlite.create("memory://");
  const database = overPGlite(pglite);
  await database.migrate();
  await database.pool.query("CHECKPOINT");
  const template = await pglite.dumpDataDir("none");
  await database.close();
  await writeFile(`${file}.${process.pid}`, Buffer.from(await template.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/** Templates of other migrations; one may be another run's, so it stays for a while. */
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
