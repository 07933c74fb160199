import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { describeOnBothDatabases } from "@/tests/support/test-database";
import { getDatabase } from "./client";

describeOnBothDatabases("the client", (database) => {
  test("stores times as instants, whatever the zones of server and process", async () => {
    const db = await getDatabase();
    expect(db).toBe(database.client);
    const premiumUntil = new Date("2027-01-31T21:00:00.123Z");
    const user = { id: newId(), email: "иван@пример.рф", password: "x", premiumUntil };
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
});
