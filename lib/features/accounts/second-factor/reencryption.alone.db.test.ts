import { beforeEach, expect, test } from "vitest";
import { newTotpSecret } from "@/lib/platform/auth/totp";
import { totpCode } from "@/tests/support/api/accounts/authenticator";
import { newSecret, oldSecret, startingWithSecrets } from "@/tests/support/changed-secret";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const id = "a".repeat(24);

const startedWith = startingWithSecrets(
  () => import("@/lib/features/accounts/second-factor/mutations"),
);

describeOnDatabases("second factors when the secret is changed", (database) => {
  beforeEach(async () => {
    await database.clear();
    await database.client.user.create({ data: { id, email: "a@example.ru", password: "x" } });
  });

  /** Stores an enabled second factor as a server with the old secret did. @returns its secret */
  async function enableBefore() {
    const key = newTotpSecret();
    const before = await startedWith(oldSecret);
    const now = new Date();
    await before.savePendingSecret(database.client, id, key, now);
    expect(await before.enableByCode(database.client, id, totpCode(key), now)).toBe("enabled");
    return key;
  }

  /** Whether a code from a minute later is accepted: the one that enabled it is used up. */
  const takesCode = (server: Awaited<ReturnType<typeof startedWith>>, key: string) =>
    server.consumeCode(database.client, id, totpCode(key, 60), new Date(Date.now() + 60_000));

  test("accepts codes of the authenticator after the old secret is removed", async () => {
    const key = await enableBefore();
    const during = await startedWith(newSecret, oldSecret);
    const { client } = database;
    await Promise.all([during.reencryptSecretKeys(client), during.reencryptSecretKeys(client)]);

    const after = await startedWith(newSecret);
    expect(await takesCode(after, key)).toBe(true);
  });

  test("leaves a key that it cannot decrypt unchanged and accepts no code", async () => {
    const key = await enableBefore();
    const { client } = database;
    const stored = () => client.secondFactor.findUniqueOrThrow({ where: { userId: id } });
    const { secret } = await stored();
    const after = await startedWith(newSecret);
    await after.reencryptSecretKeys(client);
    expect((await stored()).secret).toBe(secret);
    expect(await takesCode(after, key)).toBe(false);
  });
});
