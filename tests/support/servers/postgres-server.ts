import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openPostgresHome } from "./embedded-postgres";
import { freePort } from "./free-port";

/** A real PostgreSQL that belongs to a test: its files outlive a stop, so that it can be started again. */
export type PostgresServer = {
  /** Of the database `postgres`, as its superuser. */
  url: string;
  createDatabase: (name: string) => Promise<void>;
  start: () => Promise<void>;
  /** Ends its connections and stops in good order. */
  stop: () => Promise<void>;
  /** Ends it as a crash does: no last checkpoint, the next start replays its log. */
  crash: () => Promise<void>;
  /** Stops it and removes its files. */
  remove: () => Promise<void>;
};

/**
 * A started PostgreSQL on a free port.
 * @param flags of `postgres`, after those that every test wants.
 * @throws Error with the server's own log when it does not start.
 */
export async function startPostgresServer(flags: readonly string[]): Promise<PostgresServer> {
  const log: string[] = [];
  const port = await freePort();
  const { EmbeddedPostgres, folder } = await openPostgresHome();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: true,
    // PostgreSQL refuses to run as root; in a container that is who runs the tests.
    createPostgresUser: process.getuid?.() === 0,
    // Sorts Cyrillic as Russian does, unlike PGlite's code points: what leans on either is found.
    initdbFlags: ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=ru", "--locale=C"],
    postgresFlags: [
      ...["-c", "max_connections=200"],
      // No server of ours; an offset that shifts every time that is written without a zone.
      ...["-c", "timezone=Asia/Kathmandu"],
      ...flags,
    ],
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  const remove = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const start = async () => {
    try {
      await server.start();
    } catch (error) {
      throw new Error(`PostgreSQL for the tests does not start.\n${log.join("")}`, {
        cause: error,
      });
    }
  };
  try {
    await server.initialise();
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    createDatabase: (name) => server.createDatabase(name),
    start,
    stop: () => server.stop(),
    crash: () => quit(server),
    remove,
  };
}

/** «Immediate shutdown». The wrapper knows only the orderly one. */
async function quit(server: object): Promise<void> {
  const { process: child } = server as { process?: ChildProcess };
  if (!child) throw new Error("PostgreSQL is not running");
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGQUIT");
  await ended;
}
