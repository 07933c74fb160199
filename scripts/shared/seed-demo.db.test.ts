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

  test("refuses a database with other users unless forced", async () => {
    await addUser("user");
    await expect(seedDemo(database.client, now)).rejects.toThrow("другие пользователи (1)");
    expect(await database.client.user.count()).toBe(1);
    await seedDemo(database.client, now, { isForced: true });
    expect(await database.client.user.count()).toBe(4);
  });
});
