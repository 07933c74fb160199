/**
 * The setup of project `db`: a real PostgreSQL, started for this run and removed after it, and a migrated database of
 * each kind to copy. If the server does not start, the run fails: nothing is ever skipped.
 */
import type { TestProject } from "vitest/node";
import { openPostgres } from "@/lib/platform/db/postgres";
import { prepareEmbeddedTemplate } from "@/tests/support/servers/databases/embedded-template";
import { startPostgresServer } from "@/tests/support/servers/databases/postgres-server";

declare module "vitest" {
  interface ProvidedContext {
    /** A server to create databases on; the path of the URL is `/postgres`. */
    postgresUrl: string;
    /** A migrated PGlite, as `loadDataDir` takes it. */
    embeddedTemplate: string;
  }
}

/** The migrated database that test files copy. */
export const templateDatabase = "template_migrated";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, embeddedTemplate] = await Promise.all([
    startDatabaseServer(),
    prepareEmbeddedTemplate(),
  ]);
  project.provide("postgresUrl", server.url);
  project.provide("embeddedTemplate", embeddedTemplate);
  return server.stop;
}

/** A PostgreSQL with a migrated database to copy; `npm run bench` also measures lists on it. */
export async function startDatabaseServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  // Durability is useless for a database that lives for one run.
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
