import { beforeEach, expect, test } from "vitest";
import { createUser, replacePassword } from "@/lib/features/accounts/mutations";
import { ensureFirstAdmin } from "@/lib/features/accounts/registration/first-admin";
import { login } from "@/lib/features/accounts/sign-in/operations";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { verifyPassword } from "@/lib/platform/auth/passwords/password";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const now = new Date("2026-11-21T09:00:00Z");
const admin = { email: "Boss@Example.ru", password: "выбран оператором" };

describeOnDatabases("ensureFirstAdmin", (database) => {
  beforeEach(() => database.clear());

  const users = () => database.client.user.findMany();

  test("creates the admin that the operator configured, only once", async () => {
    const ensure = () => ensureFirstAdmin(database.client, { admin, embedded: false }, now);
    expect(await ensure()).toEqual({ kind: "created", email: "boss@example.ru" });
    expect(await ensure()).toEqual({ kind: "present" });
    const [row, ...others] = await users();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ role: "admin", documentsLimit: -1, emailConfirmed: true });
    expect(await verifyPassword(admin.password, row?.password ?? null)).toBe(true);
  });

  test("does not promote a user who registered with that address before", async () => {
    await createUser(
      database.client,
      {
        email: "boss@example.ru",
        passwordHash: "theirs",
        role: "user",
        documentsLimit: 3,
        emailConfirmed: false,
        referredBy: null,
      },
      now,
    );
    const result = await ensureFirstAdmin(database.client, { admin, embedded: true }, now);
    expect(result).toEqual({ kind: "taken", email: "boss@example.ru" });
    expect(await users()).toMatchObject([{ role: "user", password: "theirs" }]);
  });

  test("creates no second admin after the first one changes the address", async () => {
    const ensure = () => ensureFirstAdmin(database.client, { admin, embedded: false }, now);
    await ensure();
    await database.client.user.updateMany({ data: { email: "new@example.ru" } });
    expect(await ensure()).toEqual({ kind: "present" });
    const others = { email: "boss@example.ru", passwordHash: "theirs", role: "user" as const };
    await createUser(
      database.client,
      { ...others, documentsLimit: 3, emailConfirmed: false, referredBy: null },
      now,
    );
    expect(await ensure()).toEqual({ kind: "present" });
    expect(await users()).toHaveLength(2);
  });

  test("recognises by the address an admin whose row does not store the configured address yet", async () => {
    const ensure = () => ensureFirstAdmin(database.client, { admin, embedded: false }, now);
    await ensure();
    await database.client.user.updateMany({ data: { operatorEmail: null } });
    expect(await ensure()).toEqual({ kind: "present" });
    expect(await users()).toMatchObject([{ operatorEmail: "boss@example.ru" }]);
  });

  test("returns a generated password once on the embedded database", async () => {
    const ensure = () => ensureFirstAdmin(database.client, { embedded: true }, now);
    const result = await ensure();
    expect(result).toMatchObject({ kind: "created", password: expect.stringMatching(/^\S{23}$/) });
    const [row] = await users();
    const password = result.kind === "created" ? result.password : undefined;
    expect(await verifyPassword(password ?? "", row?.password ?? null)).toBe(true);
    expect(await ensure()).toEqual({ kind: "present" });
  });

  test("replaces a generated password on the next start when nobody changed it within a day", async () => {
    const at = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
    const ensure = (date: Date) => ensureFirstAdmin(database.client, { embedded: true }, date);
    const first = await ensure(now);
    const email = first.kind === "created" ? first.email : "";
    const passwordOf = (result: Awaited<ReturnType<typeof ensure>>) =>
      "password" in result ? (result.password ?? "") : "";
    const signIn = (password: string, date: Date) =>
      login(
        database.client,
        { email, password, code: undefined },
        { origin: { address: null, userAgent: null }, nameAccount: () => {} },
        date,
      );
    const { user } = await signIn(passwordOf(first), at(23));
    expect(user.passwordExpiresAt).toBe(at(24).toISOString());
    expect(await ensure(at(23))).toEqual({ kind: "present" });
    await expect(signIn(passwordOf(first), at(24))).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(signIn("не тот пароль", at(24))).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });

    const second = await ensure(at(25));
    expect(second).toMatchObject({ kind: "renewed", email });
    expect(await database.client.session.count()).toBe(0);
    await expect(signIn(passwordOf(first), at(25))).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    await signIn(passwordOf(second), at(26));

    // A password that the administrator chose stays.
    const [row] = await users();
    await replacePassword(
      database.client,
      (row?.id ?? "") as AuthorizedUserId,
      { from: row?.password ?? "", to: "theirs" },
      at(27),
    );
    expect(await ensure(at(1000))).toEqual({ kind: "present" });
    expect((await users())[0]?.password).toBe("theirs");
  });

  test("creates no admin on a server's database when none is configured", async () => {
    await ensureFirstAdmin(database.client, { embedded: false }, now);
    expect(await users()).toEqual([]);
  });

  test("creates one admin when several instances start together", async () => {
    const results = await Promise.all(
      Array.from({ length: 4 }, () =>
        ensureFirstAdmin(database.client, { admin, embedded: false }, now),
      ),
    );
    expect(results.filter(({ kind }) => kind === "created")).toHaveLength(1);
    expect(await users()).toHaveLength(1);
  });
});
