import { expect, test } from "vitest";
import { createUser } from "@/lib/features/accounts/mutations";
import { createSession } from "@/lib/features/accounts/sessions/mutations";
import { accountColumns } from "@/lib/platform/auth/account";
import { findVisitor } from "@/lib/platform/auth/visitor";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("a visitor", (database) => {
  test("has every column of the account as it is stored", async () => {
    const now = new Date();
    const later = new Date(now.getTime() + 60_000);
    const user = {
      email: "owner@example.ru",
      passwordHash: "none",
      role: "user",
      documentsLimit: 3,
      emailConfirmed: true,
      referredBy: null,
    } as const;
    const { id } = await createUser(database.client, user, now);
    // A value of its own for each column, so that none can stand for another.
    const stored = await database.client.user.update({
      where: { id },
      data: {
        firstName: "Иван",
        lastName: "Иванов",
        profileImageUrl: "/image",
        companyName: "ООО «Ромашка»",
        companyType: "business",
        phone: "+7 900 000-00-00",
        address: "Москва",
        avatarUrl: "/avatar",
        subscription: "premium",
        documentsCreated: 2,
        documentsMonth: "2026-11",
        documentsLimit: 100,
        premiumUntil: later,
        passwordExpiresAt: new Date(later.getTime() + 1),
      },
      select: accountColumns,
    });
    const sid = await createSession(database.client, id, { address: null, userAgent: null }, now);
    const claims = { sub: id, sid, auth_time: 1, role: "user" } as const;
    const visitor = await findVisitor(database.client, claims, now);
    expect(visitor).toEqual({ userId: id, sessionId: sid, account: stored });
  });
});
