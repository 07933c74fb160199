import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { getDatabase } from "@/lib/platform/db/get-database";
import { describeOnBothDatabases } from "@/tests/support/servers/test-database";

const newUser = (email: string) => ({ id: newId(), email, password: "x" });

describeOnBothDatabases("the database client", (database) => {
  beforeEach(() => database.clear());

  const countUsers = () => database.client.user.count();

  test("stores times as instants and sets creation times to now", async () => {
    const db = await getDatabase();
    expect(db).toBe(database.client);
    const premiumUntil = new Date("2027-01-31T21:00:00.123Z");
    const user = { ...newUser("иван@пример.рф"), premiumUntil };
    await db.user.create({ data: user });
    const found = await db.user.findUniqueOrThrow({ where: { email: user.email } });
    expect(found).toMatchObject(user);
    expect(Math.abs(Date.now() - found.createdAt.getTime())).toBeLessThan(60_000);
    const { rows } = await database.pool.query(
      `SELECT "premiumUntil" = '2027-01-31 21:00:00.123Z' AS same,
              abs(extract(epoch FROM now() - createdat)) < 60 AS recent
       FROM users`,
    );
    expect(rows).toEqual([{ same: true, recent: true }]);
  });

  test("stores lists, JSON, big numbers and special characters unchanged", async () => {
    const db = database.client;
    const tags = ["152-ФЗ", 'кавычки " и {скобки}, запятые', "", "NULL", "\\"];
    const post = { id: newId(), title: "«Ёж» 🦔", slug: "x", content: "a\n\tб", tags };
    await db.blogPost.create({ data: post });
    expect(await db.blogPost.findFirstOrThrow()).toMatchObject(post);

    const details = { вложено: [1, null, { "ключ'": 'зн"ач' }], дробь: 0.1 };
    await db.feedback.create({ data: { id: newId(), subject: "s", message: "m", details } });
    expect((await db.feedback.findFirstOrThrow()).details).toEqual(details);

    const limit = { key: "k", hits: 1, expiresAt: 9_007_199_254_740_993n };
    await db.rateLimit.create({ data: limit });
    expect(await db.rateLimit.findFirstOrThrow()).toEqual(limit);
  });

  test("rolls back a transaction that throws", async () => {
    const work = database.client.$transaction(async (tx) => {
      await tx.user.create({ data: newUser("a@example.ru") });
      throw new Error("передумали");
    });
    await expect(work).rejects.toThrow("передумали");
    expect(await countUsers()).toBe(0);
  });

  test("rolls back an inner transaction only", async () => {
    await database.client.$transaction(async (tx) => {
      await tx.user.create({ data: newUser("outer@example.ru") });
      const inner = tx.$transaction(async (nested) => {
        await nested.user.create({ data: newUser("inner@example.ru") });
        throw new Error("внутри");
      });
      await expect(inner).rejects.toThrow("внутри");
    });
    expect(await database.client.user.findMany({ select: { email: true } })).toEqual([
      { email: "outer@example.ru" },
    ]);
  });

  test("uses the isolation level that a transaction asks for", async () => {
    const level = await database.client.$transaction(
      (tx) => tx.$queryRaw`SELECT current_setting('transaction_isolation') AS level`,
      { isolationLevel: "Serializable" },
    );
    expect(level).toEqual([{ level: "serializable" }]);
  });

  test("keeps a query on the main client outside a running transaction", async () => {
    if (database.kind === "postgresql") {
      // There the main client takes another connection: no wait, but outside the transaction.
      const seen = await database.client.$transaction(async (tx) => {
        await tx.user.create({ data: newUser("a@example.ru") });
        return countUsers();
      });
      expect(seen).toBe(0);
      return;
    }
    const mistake = database.client.$transaction(async (tx) => {
      await tx.user.create({ data: newUser("a@example.ru") });
      await countUsers();
    });
    await expect(mistake).rejects.toMatchObject({ code: "P2028" });
    expect(await countUsers()).toBe(0);
  });

  test("completes 60 transactions at once", async () => {
    const works = Array.from({ length: 60 }, (_, i) =>
      database.client.$transaction(async (tx) => {
        await tx.user.create({ data: newUser(`${i}@example.ru`) });
        await tx.user.update({ where: { email: `${i}@example.ru` }, data: { role: "admin" } });
      }),
    );
    await Promise.all(works);
    expect(await database.client.user.count({ where: { role: "admin" } })).toBe(60);
  });

  describe("when COMMIT fails", () => {
    beforeAll(async () => {
      await database.pool.query(`
        CREATE TABLE commit_parent (id int PRIMARY KEY);
        CREATE TABLE commit_child (
          parent int REFERENCES commit_parent DEFERRABLE INITIALLY DEFERRED
        );`);
    });

    test("rejects the transaction, stores nothing and stays usable", async () => {
      const work = database.client.$transaction(async (tx) => {
        await tx.$executeRaw`INSERT INTO commit_child VALUES (1)`;
        return "stored";
      });
      await expect(work).rejects.toThrow();
      const { rows } = await database.pool.query("SELECT count(*)::int AS n FROM commit_child");
      expect(rows).toEqual([{ n: 0 }]);
      expect(await countUsers()).toBe(0);
    });
  });

  test("rolls back the transaction of a connection that is lost", async () => {
    const connection = await database.pool.connect();
    await connection.query("BEGIN");
    await connection.query("SET LOCAL lock_timeout = '1s'");
    await connection.query(
      "INSERT INTO users (id, email, password, updatedat) VALUES ('1', 'a', 'x', now())",
    );
    connection.release(new Error("lost"));
    await expect.poll(countUsers).toBe(0);
    await database.client.user.create({ data: newUser("a") });
    expect(await countUsers()).toBe(1);
  });
});
