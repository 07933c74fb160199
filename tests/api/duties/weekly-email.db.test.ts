import { beforeEach, expect, test } from "vitest";
import { startOfDay } from "@/lib/core/time/moscow-days";
import { queueWeeklyEmails } from "@/lib/features/duties/weekly-email";
import { encryptColumn } from "@/lib/features/requests/encrypted-columns";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import { postSite } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

/** docs/specification/duties.md#the-weekly-e-mail */
describeOnDatabases("the weekly e-mail about duties", (database) => {
  let owner: Caller;
  let siteId: string;
  const id = "a".repeat(24);

  beforeEach(async () => {
    await database.clear();
    owner = await createSignedInUser(database.client);
    const site = await postSite(owner.token, { address: "romashka.example" });
    ({ id: siteId } = await site.json());
  });

  /** A request that came on Monday 16 November 2026: ten working days end on Monday the 30th. */
  const enter = (changes: object = {}) =>
    database.client.siteRequest.create({
      data: {
        id,
        siteId,
        kind: "access",
        channel: "email",
        receivedOn: "2026-11-16",
        details: encryptColumn("details", id, {
          person: "Тайный Проситель",
          incoming: "",
          note: "",
        }),
        ...changes,
      },
    });
  const write = (day: string, hour = 9) =>
    queueWeeklyEmails(database.client, new Date(startOfDay(day).getTime() + hour * 3_600_000));
  const emails = () => database.client.outboxMail.findMany({ orderBy: { createdAt: "asc" } });

  test("is sent once a week while a duty is due within the week or overdue", async () => {
    await enter();
    const written: string[] = [];
    for (const day of ["11-16", "11-23", "11-23", "11-24", "11-29", "11-30", "12-06", "12-07"]) {
      if ((await write(`2026-${day}`)) > 0) written.push(day);
    }
    // On the 16th the end is two weeks away.
    expect(written).toEqual(["11-23", "11-30", "12-07"]);
    const [soon, , late] = await emails();
    expect(soon?.recipient).toBe(owner.email);
    expect(soon?.subject).toBe("Обязанности на неделе: 1");
    expect(soon?.text).toMatch(/romashka\.example, 30\s+ноября 2026\s+г\.: дать сведения/);
    expect(soon?.text).toContain("ст. 14 ч. 3");
    expect(soon?.text).toContain("В ближайшие семь дней:");
    expect(late?.text).toContain("Срок уже прошёл:");
    expect(soon?.text).toContain("/dashboard");
    expect(soon?.text).toContain("Отключить его можно в настройках");
    expect(late?.subject).toBe("Обязанности: просрочено 1");
    expect(JSON.stringify(await emails())).not.toContain("Тайный");
  });

  test("is not sent before eight o'clock on Monday", async () => {
    await enter();
    expect(await write("2026-11-23", 9)).toBe(1);
    expect(await write("2026-11-30", 7)).toBe(0);
    expect(await write("2026-11-30", 8)).toBe(1);
  });

  test("is sent late, but only once, when the server missed Monday", async () => {
    await enter();
    expect([await write("2026-11-26"), await write("2026-11-27")]).toEqual([1, 0]);
  });

  test("is sent once when several servers run", async () => {
    await enter();
    const counts = await Promise.all([1, 2, 3, 4].map(() => write("2026-11-24")));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await emails()).toHaveLength(1);
  });

  test("lists ten duties and counts the rest", async () => {
    for (let at = 0; at < 12; at += 1) await enter({ id: String(at).padStart(24, "0") });
    expect(await write("2026-11-24")).toBe(1);
    const [email] = await emails();
    expect(email?.text.match(/romashka\.example, /g)).toHaveLength(10);
    expect(email?.text).toContain("И ещё 2");
  });

  test("is not sent when it is turned off or to a blocked account", async () => {
    await enter();
    const change = (data: object) => database.client.user.update({ where: { id: owner.id }, data });
    await change({ dutiesLetter: false });
    expect(await write("2026-11-24")).toBe(0);
    await change({ dutiesLetter: true, blockedAt: new Date() });
    expect(await write("2026-11-24")).toBe(0);
    await change({ blockedAt: null });
    expect(await write("2026-11-24")).toBe(1);
  });
});
