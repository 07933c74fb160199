/**
 * `deploy/backup.sh` and `deploy/restore.sh` on a database filled by the site itself: dumped, dropped, restored,
 * compared row by row, and served again.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiSession } from "@/tests/support/api/calls/api-session";
import {
  type SystemPostgres,
  startSystemPostgres,
} from "@/tests/support/servers/databases/system-postgres";
import { startProductionServer } from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

let postgres: SystemPostgres;
let folder: string;
const person = { email: "kopija@example.ru", password: "верный пароль 1" };
const settings = () => ({
  DATABASE_URL: postgres.urlOf("sait"),
  AUTH_SECRET: "a key of the tests that is long enough",
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  DATA_DIR: ".tmp/fault-backup",
});

beforeAll(async () => {
  postgres = await startSystemPostgres();
  folder = mkdtempSync(join(tmpdir(), "sait-po-zakonu-copies-"));
  await postgres.run("CREATE DATABASE sait");
});
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

function script(name: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(`deploy/${name}.sh`, args, {
    encoding: "utf8",
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      DATABASE_URL: postgres.urlOf("sait"),
      BACKUP_DIR: folder,
      PG_BIN: postgres.programs,
      ...env,
    },
  });
  return { status, stdout: stdout.trim(), stderr };
}

/** Every row of every table as text, in an order independent of its storage. */
async function everything(): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: postgres.urlOf("sait") });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    const all: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM ${name} AS t ORDER BY t::text COLLATE "C"`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    const indexes = await client.query<{ row: string }>(
      "SELECT indexdef AS row FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
    );
    all.pg_indexes = indexes.rows.map(({ row }) => row);
    return all;
  } finally {
    await client.end();
  }
}

const renew = async () => {
  await postgres.run("DROP DATABASE sait WITH (FORCE)");
  await postgres.run("CREATE DATABASE sait");
};

let before: Record<string, string[]>;
let copy: string;

test("backup.sh copies the database while the site runs", async () => {
  const server = await startProductionServer(settings());
  try {
    const session = await ApiSession.open(server.url, "/api/register", person);
    await session.createDocument();
    const operator = await ApiSession.open(server.url, "/api/login", admin);
    const response = await operator.request("POST", "/api/admin/posts", {
      section: "news",
      category: "updates",
      slug: "kopija",
      title: "Новость из копии",
      excerpt: "Коротко о том, что возвращается всё.",
      content: "<p>Кавычки «ёлочки», 'прямые' и \\обратная черта.</p>",
      isPublished: true,
    });
    expect(response.status).toBe(201);
    const { status, stdout, stderr } = script("backup", []);
    expect([status, stderr]).toEqual([0, ""]);
    expect(statSync(stdout).mode & 0o077).toBe(0);
  } finally {
    await server.stop();
  }
  // The copy to compare with is made after all writes.
  copy = script("backup", []).stdout;
  before = await everything();
  expect(before.user_documents).toHaveLength(1);
  expect(before.blog_posts).toHaveLength(1);
  expect(Object.keys(before).length).toBeGreaterThan(20);
});

test("restore.sh restores every row, the site works with it, and a running server blocks it", async () => {
  await renew();
  expect(script("restore", [copy])).toMatchObject({ status: 0, stderr: "" });
  const after = await everything();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows);

  const server = await startProductionServer(settings());
  try {
    const session = await ApiSession.open(server.url, "/api/login", person);
    expect(await session.listAllDocuments()).toHaveLength(1);
    expect(await (await fetch(`${server.url}/news/kopija`)).text()).toContain("«ёлочки»");
    // A backup is not restored under a running server.
    const refused = script("restore", [copy, "--force"]);
    expect([refused.status, refused.stderr]).toEqual([
      1,
      "an instance is connected: stop it first\n",
    ]);
  } finally {
    await server.stop();
  }
});

test("restore.sh replaces a database that is not empty only with --force", async () => {
  const refused = script("restore", [copy]);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("the database is not empty");
  expect(script("restore", [copy, "--force"])).toMatchObject({ status: 0 });
  expect((await everything()).user_documents).toEqual(before.user_documents);
});

test("restore.sh rejects a damaged copy and leaves the database unchanged", async () => {
  const { stdout } = script("backup", []);
  appendFileSync(stdout, "x");
  const refused = script("restore", [stdout, "--force"]);
  expect(refused.status).toBe(1);
  expect((await everything()).user_documents).toEqual(before.user_documents);
});

test("an encrypted copy is unreadable without the key and restored with it", async () => {
  const keys = mkdtempSync(join(tmpdir(), "gpg-"));
  try {
    const env = { GNUPGHOME: keys, BACKUP_GPG_RECIPIENT: "backup@example.ru" };
    const ofKeys = { ...process.env, GNUPGHOME: keys };
    const made = spawnSync(
      "gpg",
      [
        "--batch",
        "--passphrase",
        "",
        "--quick-generate-key",
        "backup@example.ru",
        "default",
        "default",
      ],
      { env: ofKeys, encoding: "utf8" },
    );
    expect(made.status, made.stderr).toBe(0);
    const { status, stdout, stderr } = script("backup", [], env);
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/\.dump\.gpg$/);
    expect(readFileSync(stdout).includes("PGDMP")).toBe(false);
    await renew();
    expect(script("restore", [stdout], env)).toMatchObject({ status: 0 });
    expect((await everything()).user_documents).toEqual(before.user_documents);
  } finally {
    spawnSync("gpgconf", ["--kill", "all"], { env: { ...process.env, GNUPGHOME: keys } });
    rmSync(keys, { recursive: true, force: true });
  }
});

test("backup.sh keeps the newest copies, and a failed run removes and leaves nothing", () => {
  const [older, newer] = [script("backup", []).stdout, script("backup", []).stdout];
  const { status, stdout: newest } = script("backup", [], { BACKUP_KEEP: "2" });
  expect(status).toBe(0);
  const files = readdirSync(folder).sort();
  expect(files).toEqual(
    [newer, newest].flatMap((file) => [basename(file), `${basename(file)}.sha256`]),
  );
  expect(files).not.toContain(basename(older));

  const failed = script("backup", [], { DATABASE_URL: postgres.urlOf("absent"), BACKUP_KEEP: "1" });
  expect(failed.status).not.toBe(0);
  expect(failed.stderr).toContain("absent");
  // Neither as it stands in the address nor as it is.
  const { password } = new URL(postgres.urlOf("absent"));
  for (const secret of [password, decodeURIComponent(password)]) {
    expect(secret.length).toBeGreaterThan(8);
    expect(failed.stderr).not.toContain(secret);
  }
  expect(readdirSync(folder).sort()).toEqual(files);
});
