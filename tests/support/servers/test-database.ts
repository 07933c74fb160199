import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, inject, vi } from "vitest";
import type { OpenDatabase } from "@/lib/platform/db/connection/open-database";
import type { Database } from "@/lib/platform/db/database";
import { wrapPGlite } from "@/lib/platform/db/embedded/embedded";
import { createPglite } from "@/lib/platform/db/embedded/pglite";
import { setCurrentDatabase } from "@/lib/platform/db/lifecycle";
import { openPostgres } from "@/lib/platform/db/postgres";
import { clearExhaustedLimits } from "@/lib/platform/http/limits/rate-limit";
import { templateDatabase } from "@/tests/support/servers/databases/database-server";

export type DatabaseKind = OpenDatabase["kind"];

/** A separate database for a group of tests: migrated, empty, and returned by `getDatabase()`. */
export type TestDatabase = {
  readonly kind: DatabaseKind;
  /** Only inside hooks and tests; before them it is not open. */
  readonly client: Database;
  readonly pool: pg.Pool;
  /** Empties every table. */
  clear: () => Promise<void>;
  /**
   * Takes a snapshot of the tables. Restoring it takes ten milliseconds; creating the data again, with a user's calls,
   * takes many times that.
   * @returns a function that restores every row and removes all later ones.
   */
  takeSnapshot: () => Promise<() => Promise<void>>;
  /** Waits until a query on the server waits for a lock that another transaction holds. */
  untilBlocked: () => Promise<void>;
};

export const bothKinds: readonly DatabaseKind[] = ["embedded", "postgresql"];

/**
 * The databases that most tests run on. `npm test` and CI leave out PGlite, which the servers of the end-to-end tests
 * use and on which CI makes each call of the API (docs/decisions/0050); `npm run test:db` runs both.
 */
const testedKinds: readonly DatabaseKind[] =
  process.env.TEST_DATABASES === "postgresql" ? ["postgresql"] : bothKinds;

/** Declares the same tests on each of the tested databases. */
export function describeOnDatabases(
  name: string,
  define: (database: TestDatabase) => void,
  kinds = testedKinds,
): void {
  for (const kind of kinds) describe(`${name} (${kind})`, () => define(openTestDatabase(kind)));
}

/**
 * On PGlite too whenever all tests run (`npm test -- --all`): for each call of the API, and for tests of differences
 * between the databases.
 */
export function describeOnBothDatabases(
  name: string,
  define: (database: TestDatabase) => void,
): void {
  describeOnDatabases(name, define, ["postgresql"]);
  describe(`${name} (embedded)`, { tags: ["exhaustive"] }, () =>
    define(openTestDatabase("embedded")),
  );
}

/**
 * On PostgreSQL only: for permissions, which our own code decides on either database. Each call is made on PGlite too,
 * by every kind of visitor (tests/api/contract.alone.db.test.ts) and with corrupted input
 * (tests/api/fuzz.alone.db.test.ts).
 */
export function describeOnPostgres(name: string, define: (database: TestDatabase) => void): void {
  describeOnDatabases(name, define, ["postgresql"]);
}

/** A fresh database of one kind for the enclosing `describe` or file. */
export function openTestDatabase(kind: DatabaseKind): TestDatabase {
  let opened: (OpenDatabase & { remove: () => Promise<void> }) | undefined;
  const current = () => {
    if (!opened) throw new Error("The test database is open only inside hooks and tests");
    return opened;
  };

  beforeAll(async () => {
    opened = kind === "embedded" ? await openEmbeddedCopy() : await openPostgresCopy();
    setCurrentDatabase(opened);
    clearExhaustedLimits();
  });
  afterAll(async () => {
    setCurrentDatabase(undefined);
    await opened?.close();
    await opened?.remove();
  });

  return {
    kind,
    get client() {
      return current().client;
    },
    get pool() {
      return current().pool;
    },
    clear: () => clearTables(current().pool),
    takeSnapshot: async () => {
      const { pool } = current();
      const rows = await snapshotRows(pool);
      return async () => {
        await clearTables(pool, rows);
        // Resets the rate limits.
        clearExhaustedLimits();
      };
    },
    untilBlocked: async () => {
      const isBlocked = async () => {
        const { rows } = await current().pool.query(
          "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        );
        return rows.length > 0;
      };
      await vi.waitUntil(isBlocked, { timeout: 30_000 });
    },
  };
}

async function openEmbeddedCopy() {
  const template = new Blob([await readFile(inject("embeddedTemplate"))]);
  const pglite = await createPglite({ dataDir: "memory://", loadDataDir: template });
  return { ...wrapPGlite(pglite), remove: async () => {} };
}

async function openPostgresCopy() {
  const { url, remove } = await createPostgresDatabase(templateDatabase);
  return { ...openPostgres(url), remove };
}

/** A separate database on the test server, empty unless it copies a `template`. */
export async function createPostgresDatabase(template = "template0") {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: inject("postgresUrl").replace(/postgres$/, name),
    remove: () => runOnServer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Runs a statement about databases on the test server. */
export async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * DELETE, because TRUNCATE creates new files for each table and index: fifty milliseconds per test. In the replica role
 * foreign keys require no order; afterwards nothing is left to refer to.
 * @param filling statements that fill the empty tables, in any order.
 */
async function clearTables(pool: pg.Pool, filling: readonly string[] = []): Promise<void> {
  const deletions = (await tablesOf(pool)).map((name) => `DELETE FROM public.${name}`);
  // One text is one transaction, which limits the role to it.
  const statements = ["SET LOCAL session_replication_role = replica", ...deletions, ...filling];
  await pool.query(statements.join("; "));
}

/**
 * Copies every row into tables of a separate schema.
 * @returns statements that copy them back into empty tables.
 */
async function snapshotRows(pool: pg.Pool): Promise<string[]> {
  const memory = `remembered_${randomUUID().replaceAll("-", "")}`;
  const copies: string[] = [`CREATE SCHEMA ${memory}`];
  const filling: string[] = [];
  for (const name of await tablesOf(pool)) {
    const { rowCount } = await pool.query(`SELECT 1 FROM public.${name} LIMIT 1`);
    if (rowCount === 0) continue;
    copies.push(`CREATE TABLE ${memory}.${name} AS TABLE public.${name}`);
    filling.push(`INSERT INTO public.${name} TABLE ${memory}.${name}`);
  }
  await pool.query(copies.join("; "));
  return filling;
}

/** The tables of the product, quoted. */
async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'",
  );
  return rows.map(({ name }) => name);
}
