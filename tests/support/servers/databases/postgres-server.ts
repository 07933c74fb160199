import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openPostgresHome } from "@/tests/support/servers/databases/embedded-postgres";
import { freePort } from "@/tests/support/servers/processes/free-port";

/** A real PostgreSQL for a test: its files outlive a stop, so that it can be started again. */
export type PostgresServer = {
  /** URL of the database `postgres`, as its superuser. */
  url: string;
  createDatabase: (name: string) => Promise<void>;
  start: () => Promise<void>;
  /** Ends its connections and stops cleanly. */
  stop: () => Promise<void>;
  /** Stops it like a crash: no final checkpoint, the next start replays its log. */
  crash: () => Promise<void>;
  /** Stops it and removes its files. */
  remove: () => Promise<void>;
};

/**
 * Starts a PostgreSQL on a free port.
 * @param flags of `postgres`, after the common ones.
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
    // PostgreSQL refuses to run as root, as whom tests run in a container.
    createPostgresUser: process.getuid?.() === 0,
    // Sorts Cyrillic as Russian does, unlike PGlite's code points, to find code that relies on either.
    initdbFlags: ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=ru", "--locale=C"],
    postgresFlags: [
      ...["-c", "max_connections=200"],
      // An unusual offset, which shifts every time that is written without a zone.
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

/** «Immediate shutdown», which the wrapper does not support. */
async function quit(server: object): Promise<void> {
  const { process: child } = server as { process?: ChildProcess };
  if (!child) throw new Error("PostgreSQL is not running");
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGQUIT");
  await ended;
}
