import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { createUser } from "@/lib/features/accounts/mutations";
import { createSession } from "@/lib/features/accounts/sessions/mutations";
import { accountColumns } from "@/lib/platform/auth/account";
import { findCaller } from "@/lib/platform/auth/caller";
import type { TokenClaims } from "@/lib/platform/auth/token";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("findCaller", (database) => {
  /** A new user with a session. */
  const signIn = async (name: string, now: Date): Promise<TokenClaims> => {
    const user = {
      email: `${name}@example.ru`,
      passwordHash: "none",
      role: "user",
      documentsLimit: 3,
      emailConfirmed: true,
      referredBy: null,
    } as const;
    const { id } = await createUser(database.client, user, now);
    const sid = await createSession(database.client, id, { address: null, userAgent: null }, now);
    return { sub: id, sid, auth_time: 1, role: "user" };
  };

  test("returns every column of the account as it is stored", async () => {
    const now = new Date();
    const later = new Date(now.getTime() + 60_000);
    const claims = await signIn("owner", now);
    // A different value for each column, so that they cannot be confused.
    const stored = await database.client.user.update({
      where: { id: claims.sub },
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
    const caller = await findCaller(database.client, claims, now);
    expect(caller).toEqual({
      userId: claims.sub,
      sessionId: claims.sid,
      account: stored,
      hasOrganisation: false,
    });
  });

  test("reports hasOrganisation once the user owns or joins an organisation", async () => {
    const now = new Date();
    const owner = await signIn("studio", now);
    const member = await signIn("member", now);
    const hasOrganisation = async (claims: TokenClaims) =>
      (await findCaller(database.client, claims, now))?.hasOrganisation;
    expect(await hasOrganisation(owner)).toBe(false);
    const studio = { id: newId(), ownerId: owner.sub, name: "Студия" };
    await database.client.organisation.create({ data: studio });
    expect(await hasOrganisation(owner)).toBe(true);
    expect(await hasOrganisation(member)).toBe(false);
    const membership = { organisationId: studio.id, userId: member.sub, role: "reader" };
    await database.client.membership.create({ data: membership });
    expect(await hasOrganisation(member)).toBe(true);
  });
});
