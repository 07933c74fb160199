import { beforeEach, expect, test } from "vitest";
import { createUser } from "@/lib/features/accounts/mutations";
import { verifyPassword } from "@/lib/platform/auth/passwords/password";
import { demoEmail, seedDemo } from "@/scripts/shared/seed-demo";
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

  test("creates an owner, documents, a site and its journal once, beside an administrator", async () => {
    await addUser("admin");
    await seedDemo(database.client, now);
    const { email, password } = await seedDemo(database.client, now);
    expect(email).toBe(demoEmail);
    const user = await database.client.user.findUniqueOrThrow({ where: { email } });
    expect(await verifyPassword(password, user.password)).toBe(true);
    const { rows } = await database.pool.query(
      'SELECT (SELECT count(*) FROM user_documents WHERE "siteId" IS NOT NULL)::int AS documents, (SELECT count(*) FROM sites)::int AS sites, (SELECT count(*) FROM consent_records)::int AS records',
    );
    expect(rows).toEqual([{ documents: 3, sites: 1, records: 30 }]);
  });

  test("refuses a database with other users unless forced", async () => {
    await addUser("user");
    await expect(seedDemo(database.client, now)).rejects.toThrow("другие пользователи (1)");
    expect(await database.client.user.count()).toBe(1);
    await seedDemo(database.client, now, { isForced: true });
    expect(await database.client.user.count()).toBe(2);
  });
});
