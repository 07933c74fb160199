import { beforeEach, expect, test } from "vitest";
import { insertRecords } from "@/lib/features/journal/insert-records";
import {
  addToMonth,
  createNextMonthTables,
  deleteOldMonths,
  listMonths,
  monthOf,
} from "@/lib/features/journal/months";
import { type RegisteredUser, registerUser } from "@/tests/support/api/calls/registered-user";
import {
  journalCalls,
  openJournal,
  recordOf,
  visitorOf,
} from "@/tests/support/api/sites/journal-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("the month tables of the journal", (database) => {
  let owner: RegisteredUser;
  let now: Date;

  beforeEach(async () => {
    await database.clear();
    owner = await registerUser();
    now = new Date();
  });

  /** A record that was received so many months ago. */
  const write = (siteId: string, monthsAgo: number, visitor = 1) => {
    const month = addToMonth(monthOf(now), -monthsAgo);
    const receivedAt = new Date(Date.UTC(Math.floor(month / 100), (month % 100) - 1, 15));
    const record = recordOf(siteId, { id: visitorOf(visitor) });
    return insertRecords(database.client, [{ siteId, receivedAt, record }]);
  };
  const monthsOf = async (siteId: string) =>
    (
      await database.client.consentRecord.findMany({
        where: { siteId },
        orderBy: { month: "desc" },
        select: { month: true },
      })
    ).map(({ month }) => month);
  const ago = (months: number) => addToMonth(monthOf(now), -months);
  const keepFor = (id: string, years: number) =>
    journalCalls.change(id, { token: owner.token, json: { years } });

  test("are created in advance, and a second run changes nothing", async () => {
    await createNextMonthTables(database.client, now);
    await createNextMonthTables(database.client, now);
    expect(await listMonths(database.client)).toEqual(
      expect.arrayContaining([ago(0), ago(-1), ago(-2)]),
    );
  });

  test("are kept while one site keeps its records; other sites' records expire by their own term", async () => {
    const [short, long] = [
      await openJournal(owner.token, "short.example"),
      await openJournal(owner.token, "long.example"),
    ];
    await keepFor(short.id, 1);
    await keepFor(long.id, 10);
    for (const [at, months] of [0, 11, 12, 13, 14].entries()) {
      await write(short.id, months, at);
      await write(long.id, months, at);
    }
    await deleteOldMonths(database.client, now);
    expect(await monthsOf(short.id)).toEqual([0, 11, 12].map(ago));
    expect(await monthsOf(long.id)).toEqual([0, 11, 12, 13, 14].map(ago));
    expect(await listMonths(database.client)).toEqual(expect.arrayContaining([ago(13), ago(14)]));
  });

  test("are dropped with their records when every site's term is over", async () => {
    const site = await openJournal(owner.token);
    await keepFor(site.id, 1);
    await write(site.id, 13, 1);
    await write(site.id, 1, 2);
    await deleteOldMonths(database.client, now);
    expect(await monthsOf(site.id)).toEqual([ago(1)]);
    expect(await listMonths(database.client)).not.toContain(ago(13));
    // The month comes back when it is needed.
    await write(site.id, 13, 3);
    expect(await monthsOf(site.id)).toEqual([ago(1), ago(13)]);
  });

  test("cannot be dropped by SQL while the month is recent or kept", async () => {
    const site = await openJournal(owner.token);
    await write(site.id, 0, 1);
    await write(site.id, 20, 2);
    for (const month of [ago(0), ago(20), 202601, 1]) {
      const [answer] = await database.client.$queryRaw<{ dropped: boolean }[]>`
        SELECT drop_consent_month(${month}::int) AS dropped`;
      expect(answer).toEqual({ dropped: false });
    }
    expect(await monthsOf(site.id)).toHaveLength(2);
  });

  test("are counted across the end of a year by addToMonth", () => {
    expect(addToMonth(202612, 1)).toBe(202701);
    expect(addToMonth(202701, -1)).toBe(202612);
    expect(addToMonth(202611, -11)).toBe(202512);
    expect(addToMonth(202601, 25)).toBe(202802);
  });
});
