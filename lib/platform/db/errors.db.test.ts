import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/platform/db/database";
import { wrapPGlite } from "@/lib/platform/db/embedded/embedded";
import { createPglite } from "@/lib/platform/db/embedded/pglite";
import {
  isDatabaseUnavailable,
  isUniqueViolation,
  isUnstorableText,
} from "@/lib/platform/db/errors";
import { openPostgres } from "@/lib/platform/db/postgres";
import { describeOnBothDatabases, openTestDatabase } from "@/tests/support/servers/test-database";

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error("expected a rejection");
    },
    (error) => error,
  );

const newUser = (email = `${newId()}@example.ru`) => ({ id: newId(), email, password: "x" });

describeOnBothDatabases("database errors", (database) => {
  test("isUniqueViolation recognises a taken e-mail", async () => {
    const db = database.client;
    const user = newUser();
    await db.user.create({ data: user });
    const error = await errorOf(db.user.create({ data: newUser(user.email) }));
    expect(isUniqueViolation(error, "email")).toBe(true);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, "referralCode")).toBe(false);
    expect(isUniqueViolation(error, "mail")).toBe(false);
    expect(isDatabaseUnavailable(error)).toBe(false);

    const raw = db.$executeRaw`
      INSERT INTO users (id, email, password, updatedat) VALUES (${newId()}, ${user.email}, 'x', now())`;
    expect(isUniqueViolation(await errorOf(raw), "email")).toBe(true);

    const other = await db.user.create({ data: newUser() });
    const update = db.user.update({ where: { id: other.id }, data: { email: user.email } });
    expect(isUniqueViolation(await errorOf(update), "email")).toBe(true);

    const inside = db.$transaction((tx) => tx.user.create({ data: newUser(user.email) }));
    expect(isUniqueViolation(await errorOf(inside), "email")).toBe(true);
  });

  test("isUniqueViolation recognises a column in mixed case", async () => {
    const db = database.client;
    const { id: userId } = await db.user.create({ data: newUser() });
    const token = { userId, purpose: "reset", tokenHash: "h", expiresAt: new Date() };
    await db.userToken.create({ data: { ...token, id: newId() } });
    const error = await errorOf(db.userToken.create({ data: { ...token, id: newId() } }));
    expect(isUniqueViolation(error, "tokenHash")).toBe(true);
    expect(isUniqueViolation(error, "Hash")).toBe(false);
  });

  test("isUniqueViolation requires all columns of a constraint", async () => {
    const db = database.client;
    const { id: userId } = await db.user.create({ data: newUser() });
    const document = { id: newId(), userId, name: "n", type: "privacy", formData: {} };
    await db.userDocument.create({ data: document });
    const version = {
      documentId: document.id,
      edition: 1,
      templateRevision: "r",
      answers: {},
      tree: {},
      generatedContent: "",
      effectiveDate: "2026-11-21",
    };
    await db.documentVersion.create({ data: { ...version, id: newId() } });
    const error = await errorOf(db.documentVersion.create({ data: { ...version, id: newId() } }));
    expect(isUniqueViolation(error, "documentId", "edition")).toBe(true);
    expect(isUniqueViolation(error, "edition")).toBe(false);
  });

  test("a missing row is neither a violation nor an outage", async () => {
    const update = database.client.user.update({ where: { id: "no" }, data: { role: "admin" } });
    const error = await errorOf(update);
    expect(isUniqueViolation(error)).toBe(false);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  test("isUnstorableText recognises text that no column can store", async () => {
    const db = database.client;
    const { id: userId } = await db.user.create({ data: newUser() });
    const store = (name: string, formData: object) =>
      db.userDocument.create({ data: { id: newId(), userId, type: "privacy", name, formData } });
    // Asked one after another: a transaction begins at once, and its rejection must find who waits for it.
    const refused = [
      () => db.user.findFirst({ where: { email: "a\0" } }),
      () => db.$queryRaw`SELECT ${"\0"}::text`,
      () => store("\0", {}),
      () => store("n", { a: "\0" }),
      () => store("n", { a: "\ud800" }),
      () => db.$transaction((tx) => tx.user.create({ data: newUser("\0") })),
    ];
    for (const item of refused) {
      const error = await errorOf(item());
      expect(isUnstorableText(error)).toBe(true);
      expect(isDatabaseUnavailable(error)).toBe(false);
    }
    const others = [
      () => db.$queryRaw`SELECT 'x'::int`,
      () => db.user.create({ data: { ...newUser(), id: "i".repeat(51) } }),
      () => db.user.create({ data: { ...newUser(), id: userId } }),
    ];
    for (const other of others) expect(isUnstorableText(await errorOf(other()))).toBe(false);
  });

  test("isDatabaseUnavailable is true when a transaction timed out", async () => {
    const slow = database.client.$transaction(
      async (tx) => {
        await sleep(100);
        await tx.user.count();
      },
      { timeout: 50 },
    );
    expect(isDatabaseUnavailable(await errorOf(slow))).toBe(true);
  });

  test("isDatabaseUnavailable is false for wrong queries and values", async () => {
    const db = database.client;
    const mistakes = [
      () => db.$queryRaw`SELEC 1`,
      () => db.$queryRaw`SELECT * FROM nowhere`,
      () => db.session.create({ data: { sid: "s", expire: new Date(), userId: "nobody" } }),
      () => db.user.create({ data: { ...newUser(), id: "i".repeat(51) } }),
    ];
    for (const mistake of mistakes)
      expect(isDatabaseUnavailable(await errorOf(mistake()))).toBe(false);
    expect(isDatabaseUnavailable(new Error("x"))).toBe(false);
    expect(isDatabaseUnavailable(undefined)).toBe(false);
  });
});

test("isDatabaseUnavailable is true for a closed embedded database", async () => {
  const database = wrapPGlite(await createPglite({ dataDir: "memory://" }));
  await database.close();
  expect(isDatabaseUnavailable(await errorOf(database.client.user.count()))).toBe(true);
});

test("isDatabaseUnavailable is true for a wrong address, user or database", async () => {
  const url = inject("postgresUrl");
  const { port } = new URL(url);
  const wrong = [
    url.replace(port, "1"),
    url.replace("postgres@", "wrong@"),
    url.replace(/postgres$/, "absent"),
    url.replace("127.0.0.1", "absent.invalid"),
  ];
  for (const address of wrong) {
    const database = openPostgres(address);
    const error = await errorOf(database.client.user.count());
    expect(isDatabaseUnavailable(error), address).toBe(true);
    expect(isDatabaseUnavailable(await errorOf(database.client.$transaction(async () => {})))).toBe(
      true,
    );
    await database.close();
  }
});

const shared = openTestDatabase("postgresql");

test("isDatabaseUnavailable is true when no connection is free, and queries work again later", async () => {
  const held = await Promise.all(Array.from({ length: 10 }, () => shared.pool.connect()));
  const errors = await Promise.all([
    errorOf(shared.client.user.count()),
    errorOf(shared.client.$transaction((tx) => tx.user.count())),
  ]);
  expect(errors.map(isDatabaseUnavailable)).toEqual([true, true]);
  for (const connection of held) connection.release();
  expect(await shared.client.user.count()).toBe(0);
});

test("isDatabaseUnavailable is true for one of two deadlocked transactions", async () => {
  const [one, other] = [newUser(), newUser()];
  await shared.client.user.createMany({ data: [one, other] });
  const rename = (tx: Transaction, { id }: { id: string }) =>
    tx.user.update({ where: { id }, data: { firstName: "x" } });
  let crossing: Promise<unknown> | undefined;
  const first = shared.client.$transaction(async (tx) => {
    await rename(tx, one);
    crossing = shared.client.$transaction(async (tx) => {
      await rename(tx, other);
      await rename(tx, one);
    });
    crossing.catch(() => {});
    await shared.untilBlocked();
    await rename(tx, other);
  });
  const ended = [...(await Promise.allSettled([first])), ...(await Promise.allSettled([crossing]))];
  const refused = ended.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  expect(refused.map(isDatabaseUnavailable)).toEqual([true]);
  await shared.clear();
});

test("isDatabaseUnavailable is true when the server ends a connection, and the next query works", async () => {
  const running = errorOf(shared.client.$queryRaw`SELECT pg_sleep(10)::text`);
  await expect
    .poll(async () => {
      const { rows } = await shared.pool.query(
        "SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND datname = current_database()",
      );
      return rows.length;
    })
    .toBe(1);
  expect(isDatabaseUnavailable(await running)).toBe(true);
  expect(await shared.client.user.count()).toBe(0);
});
