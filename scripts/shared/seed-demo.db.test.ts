import { beforeEach, expect, test } from "vitest";
import { createUser } from "@/lib/features/accounts/mutations";
import { verifyPassword } from "@/lib/platform/auth/passwords/password";
import { demoEmails, seedDemo } from "@/scripts/shared/seed-demo";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const now = new Date("2026-11-29T12:00:00Z");

describeOnDatabases("seedDemo", (database) => {
  beforeEach(() => database.clear());

  const addUser = (role: "user" | "admin") =>
    createUser(
      database.client,
      {
        email: `${role}@example.ru`,
        passwordHash: "none",
        role,
        documentsLimit: 1,
        emailConfirmed: true,
        referredBy: null,
      },
      now,
    );

  test("creates an owner with data, a member and an administrator once", async () => {
    await addUser("admin");
    await seedDemo(database.client, now);
    const { password } = await seedDemo(database.client, now);
    const users = await database.client.user.findMany({
      where: { email: { in: Object.values(demoEmails) } },
      select: { email: true, role: true, password: true },
      orderBy: { email: "asc" },
    });
    expect(users).toMatchObject([
      { email: demoEmails.admin, role: "admin" },
      { email: demoEmails.member, role: "user" },
      { email: demoEmails.owner, role: "user" },
    ]);
    for (const user of users) expect(await verifyPassword(password, user.password)).toBe(true);
    const { rows } = await database.pool.query(
      `SELECT (SELECT count(*) FROM user_documents WHERE "siteId" IS NOT NULL)::int AS documents,
        (SELECT count(*) FROM sites WHERE "organisationId" IS NOT NULL)::int AS sites,
        (SELECT count(*) FROM consent_records)::int AS records,
        (SELECT count(*) FROM site_requests WHERE "answeredOn" IS NULL)::int AS requests,
        (SELECT count(*) FROM memberships)::int AS members`,
    );
    expect(rows).toEqual([{ documents: 3, sites: 1, records: 30, requests: 1, members: 1 }]);
  });

  test("fills the screens of the owner's cabinet", async () => {
    await seedDemo(database.client, now);
    const { client } = database;
    const owner = { user: { email: demoEmails.owner } };
    const { id } = await client.site.findFirstOrThrow({ where: owner });
    expect(await client.siteCheck.findMany()).toMatchObject([
      { siteId: id, finishedAt: now, failure: null },
    ]);
    expect(await client.siteIncident.findMany()).toMatchObject([{ siteId: id }]);
    expect(await client.adoptedPaper.findMany()).toMatchObject([
      { siteId: id, paper: "responsible-order" },
    ]);
    expect(await client.lawyerLink.findMany({ include: { document: true } })).toMatchObject([
      { document: { type: "privacy" } },
    ]);
    expect(await client.documentLawNotice.count({ where: { document: owner } })).toBeGreaterThan(0);
    const notifications = await client.notification.findMany({ where: owner });
    expect(notifications.map(({ title }) => title).sort()).toEqual([
      "Добро пожаловать",
      "Документы требуют обновления",
    ]);
  });

  test("uses a password that it is given", async () => {
    await seedDemo(database.client, now, { password: "password of a developer" });
    const user = await database.client.user.findUniqueOrThrow({
      where: { email: demoEmails.owner },
    });
    expect(await verifyPassword("password of a developer", user.password)).toBe(true);
  });

  test("refuses a database with other users unless forced", async () => {
    await addUser("user");
    await expect(seedDemo(database.client, now)).rejects.toThrow("другие пользователи (1)");
    expect(await database.client.user.count()).toBe(1);
    await seedDemo(database.client, now, { isForced: true });
    expect(await database.client.user.count()).toBe(4);
    // It would mark the documents of the others.
    expect(await database.client.lawChange.count()).toBe(0);
  });
});
