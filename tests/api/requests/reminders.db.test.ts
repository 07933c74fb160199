import { beforeEach, expect, test } from "vitest";
import { startOfDay } from "@/lib/core/time/moscow-days";
import {
  decryptColumn,
  encryptColumn,
  reencryptRequestKeys,
} from "@/lib/features/requests/encrypted-columns";
import { sendTermReminders } from "@/lib/features/requests/reminders";
import { type Caller, createSignedInUser } from "@/tests/support/api/calls/signed-in-user";
import { postSite } from "@/tests/support/api/sites/site-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("e-mail reminders about terms", (database) => {
  let owner: Caller;
  let siteId: string;
  const id = "a".repeat(24);

  beforeEach(async () => {
    await database.clear();
    owner = await createSignedInUser(database.client);
    const site = await postSite(owner.token, { address: "romashka.example" });
    ({ id: siteId } = await site.json());
  });

  /** A request that came on Monday 16 November 2026: ten working days end on the 30th, fifteen on 7 December. */
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
  /** Nine in the morning in Moscow. */
  const remind = (day: string) =>
    sendTermReminders(database.client, new Date(startOfDay(day).getTime() + 9 * 3_600_000));
  const emails = () => database.client.outboxMail.findMany({ orderBy: { createdAt: "asc" } });

  test("are sent three days and one day before the end, once each", async () => {
    await enter();
    const written: string[] = [];
    for (const day of ["26", "27", "27", "28", "29", "29", "30"]) {
      if ((await remind(`2026-11-${day}`)) > 0) written.push(day);
    }
    expect([await remind("2026-12-01"), await remind("2026-12-08")]).toEqual([0, 0]);
    expect(written).toEqual(["27", "29"]);
    const [email] = await emails();
    expect(email?.recipient).toBe(owner.email);
    expect(email?.subject).toMatch(/^romashka\.example: срок до 30\sноября 2026\sг\.$/);
    expect(email?.text).toContain(`/sites/${siteId}/requests`);
    expect(email?.text).toContain("ст. 14 ч. 3");
    expect(JSON.stringify(email)).not.toContain("Тайный");
  });

  test("are sent once when several servers run", async () => {
    await enter();
    const counts = await Promise.all([1, 2, 3, 4].map(() => remind("2026-11-27")));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await emails()).toHaveLength(1);
  });

  test("are sent late, but only once, when the server missed the day", async () => {
    await enter();
    expect(await remind("2026-11-30")).toBe(1);
    expect(await remind("2026-11-30")).toBe(0);
  });

  test("follow the extended term", async () => {
    await enter();
    await remind("2026-11-27");
    await database.client.siteRequest.update({
      where: { id },
      data: { extendedOn: "2026-11-27" },
    });
    expect([await remind("2026-11-29"), await remind("2026-12-04")]).toEqual([0, 1]);
    expect((await emails()).at(-1)?.subject).toMatch(/7\sдекабря/);
  });

  test("are sent for each of the two terms of one request", async () => {
    await enter({ kind: "unlawful" });
    // To be stopped by the 19th, destroyed by the 30th.
    expect([await remind("2026-11-18"), await remind("2026-11-27")]).toEqual([1, 1]);
    const subjects = (await emails()).map(({ subject }) => subject.replace(/\s/g, " "));
    expect(subjects[0]).toContain("19 ноября");
    expect(subjects[1]).toContain("30 ноября");
  });

  test("mention that a term is preliminary", async () => {
    await enter({ receivedOn: "2026-12-28", kind: "unlawful" });
    await remind("2027-01-08");
    expect((await emails())[0]?.text).toContain("Срок предварительный");
  });

  test("are not sent for answered requests or to a blocked account", async () => {
    await enter({ answeredOn: "2026-11-20" });
    expect(await remind("2026-11-27")).toBe(0);
    await database.client.siteRequest.update({ where: { id }, data: { answeredOn: null } });
    await database.client.user.update({ where: { id: owner.id }, data: { blockedAt: new Date() } });
    expect(await remind("2026-11-27")).toBe(0);
  });

  test("leave an entry that cannot be decrypted unchanged when keys are rotated", async () => {
    const encrypted = encryptColumn("details", id, { person: "Кто-то", incoming: "", note: "" });
    const foreign = encrypted.replace(/^v1\.[^.]+/, "v1.other");
    await enter({ details: foreign });
    await reencryptRequestKeys(database.client);
    const row = await database.client.siteRequest.findUniqueOrThrow({ where: { id } });
    expect(row.details).toBe(foreign);
    expect(decryptColumn("details", id, row.details)).toBeNull();
    expect(decryptColumn("details", id, encrypted)).toMatchObject({ person: "Кто-то" });
  });
});
