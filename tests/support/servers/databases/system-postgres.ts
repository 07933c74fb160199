import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPgDump } from "@/scripts/shared/system-programs.mjs";
import { freePort } from "@/tests/support/servers/processes/free-port";

/** The system's PostgreSQL: unlike the package of the other tests it has pg_dump, of the same release. */
export type SystemPostgres = {
  /** Folder of pg_dump, pg_restore and psql. */
  programs: string;
  /** URL of a database, as the superuser `sait`, with a password that must be escaped. */
  urlOf: (database: string) => string;
  /** Runs a statement about databases. */
  run: (sql: string) => Promise<void>;
  remove: () => Promise<void>;
};

const password = "п@ss:word/1%";

/**
 * Starts the system's PostgreSQL on a free port.
 * @throws Error with its log when it does not start.
 */
export async function startSystemPostgres(): Promise<SystemPostgres> {
  const programs = dirname(await findPgDump());
  const folder = mkdtempSync(join(tmpdir(), "sait-po-zakonu-dump-"));
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? systemUser() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, `${password}\n`);
  const flags = ["--encoding=UTF8", "--locale-provider=icu", "--icu-locale=ru", "--locale=C"];
  execFileSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "sait", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, ...flags],
    { ...owner, stdio: "pipe", cwd: folder },
  );
  const port = await freePort();
  const child = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), "-k", "", "-h", "127.0.0.1", "-c", "fsync=off"],
    { ...owner, stdio: ["ignore", "ignore", "pipe"], cwd: folder },
  );
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const urlOf = (database: string) =>
    `postgresql://sait:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: urlOf("postgres") });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const remove = async () => {
    child.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + 30_000;
  while (
    !(await run("SELECT 1").then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await remove();
      throw new Error(`The system's PostgreSQL does not start:\n${output}`);
    }
    await sleep(100);
  }
  return { programs, urlOf, run, remove };
}

/** The user that the package created for its server. */
function systemUser(): { uid: number; gid: number } {
  const idOf = (flag: string) =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
