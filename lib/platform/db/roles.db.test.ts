import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { openPostgres } from "@/lib/platform/db/postgres";
import { createPostgresDatabase, runOnServer } from "@/tests/support/servers/test-database";

const roles = readFileSync("deploy/roles.sql", "utf8");
const password = "only for tests";

describe("the server's database role", () => {
  let owner = "";
  let server = "";
  let remove: () => Promise<void>;

  const asOwner = async (sql: string) => {
    const client = new pg.Client({ connectionString: owner });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    const database = await createPostgresDatabase();
    owner = database.url;
    const address = new URL(owner);
    address.username = "sait_server";
    address.password = password;
    server = address.href;
    remove = database.remove;
    await asOwner(roles);
    await runOnServer(`ALTER ROLE sait_server PASSWORD '${password}'`);
  });
  afterAll(async () => {
    await remove();
    await runOnServer("DROP ROLE sait_server");
  });

  test("cannot migrate, and the error names MIGRATION_DATABASE_URL", async () => {
    const database = openPostgres(server);
    await expect(database.migrate()).rejects.toThrow(/Задайте MIGRATION_DATABASE_URL/);
    await database.close();
  });

  test("reads and writes rows after another role has migrated", async () => {
    const database = openPostgres(server, undefined, owner);
    expect((await database.migrate()).length).toBeGreaterThan(0);
    await asOwner(roles);
    const now = new Date();
    const user = { id: newId(), email: "a@example.ru", password: "x", createdAt: now };
    await database.client.user.create({ data: { ...user, updatedAt: now } });
    await database.client.user.update({ where: { id: user.id }, data: { firstName: "Анна" } });
    await database.client.auditEntry.create({
      data: {
        id: newId(),
        adminId: user.id,
        adminEmail: user.email,
        action: "post.create",
        subjectType: "post",
        createdAt: now,
      },
    });
    // With the account its name goes from the log, which the database does by itself.
    await database.client.user.delete({ where: { id: user.id } });
    expect(await database.client.auditEntry.findMany()).toMatchObject([
      { adminId: null, adminEmail: user.email },
    ]);
    // The next start has nothing to do and needs no other role.
    expect(await openAndMigrate(server)).toEqual([]);
    await database.close();
  });

  test("creates months of the consent journal by functions, and drops only past ones", async () => {
    const { pool, close } = openPostgres(server);
    const ask = async (sql: string) => (await pool.query(sql)).rows[0]?.answer;
    const table = (name: string) => ask(`SELECT to_regclass('${name}') AS answer`);
    await pool.query("SELECT make_consent_month(201001)");
    expect(await table("consent_records_201001")).toBe("consent_records_201001");
    expect(await ask("SELECT drop_consent_month(201001) AS answer")).toBe(true);
    expect(await table("consent_records_201001")).toBeNull();
    await expect(pool.query("SELECT make_consent_month(1)")).rejects.toThrow(/not a month/);
    expect(await ask("SELECT drop_consent_month(209911) AS answer")).toBe(false);
    // Tables that exist: of this month, in which records are stored, and of one to come.
    const thisMonth = await ask("SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYYMM') AS answer");
    for (const month of [thisMonth, 209912]) {
      await pool.query(`SELECT make_consent_month(${month})`);
      expect(await ask(`SELECT drop_consent_month(${month}) AS answer`)).toBe(false);
      expect(await table(`consent_records_${month}`)).toBe(`consent_records_${month}`);
    }
    await close();
  });

  test.each([
    "DROP TABLE consent_records",
    "CREATE TABLE mine (id int)",
    "ALTER TABLE users ADD COLUMN mine int",
    "DROP TABLE sessions",
    "TRUNCATE audit_log",
    "UPDATE audit_log SET action = 'nothing'",
    "DELETE FROM audit_log",
    "DELETE FROM _prisma_migrations",
    "CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "ALTER TABLE users DISABLE TRIGGER ALL",
    "SET ROLE postgres",
    "COPY users TO PROGRAM 'cat'",
  ])("is denied: %s", async (sql) => {
    const { pool, close } = openPostgres(server);
    await expect(pool.query(sql)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|0LP01)$/),
    });
    await close();
  });
});

async function openAndMigrate(url: string): Promise<string[]> {
  const database = openPostgres(url);
  try {
    return await database.migrate();
  } finally {
    await database.close();
  }
}
