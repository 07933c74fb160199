import { beforeEach, expect, test } from "vitest";
import { newSecret, oldSecret, startingWithSecrets } from "@/tests/support/changed-secret";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const ids = ["a", "b"].map((letter) => letter.repeat(24));

const startedWith = startingWithSecrets(
  () => import("@/lib/features/billing/renewal/saved-method"),
);

describeOnDatabases("saved payment methods when the secret is changed", (database) => {
  beforeEach(() => database.clear());

  test("are re-encrypted and stay readable for their own users only", async () => {
    const { client } = database;
    const now = new Date();
    const paid = { plan: "premium", months: 1, amount: 1, paidUntil: now, anchorDay: 1 };
    const before = await startedWith(oldSecret);
    for (const id of ids) {
      await client.user.create({ data: { id, email: `${id}@example.ru`, password: "x" } });
      const method = before.encryptMethod(id, `token of ${id}`);
      await client.billingSubscription.create({
        data: { ...paid, userId: id, method, updatedAt: now },
      });
    }
    const during = await startedWith(newSecret, oldSecret);
    await Promise.all([during.reencryptMethodKeys(client), during.reencryptMethodKeys(client)]);

    const after = await startedWith(newSecret);
    const rows = await client.billingSubscription.findMany({ orderBy: { userId: "asc" } });
    const read = rows.map(({ userId, method }) => after.decryptMethod(userId, method));
    expect(read).toEqual(ids.map((id) => `token of ${id}`));
    // Copied into another user's row it cannot be decrypted.
    expect(after.decryptMethod(ids[1] ?? "", rows[0]?.method ?? null)).toBeNull();
  });

  test("stay unchanged when no known secret decrypts them", async () => {
    const { client } = database;
    const [id = ""] = ids;
    const now = new Date();
    const { encryptMethod } = await startedWith(oldSecret);
    const method = encryptMethod(id, "token");
    await client.user.create({ data: { id, email: "a@example.ru", password: "x" } });
    const paid = { plan: "premium", months: 1, amount: 1, paidUntil: now, anchorDay: 1 };
    await client.billingSubscription.create({
      data: { ...paid, userId: id, method, updatedAt: now },
    });
    const { reencryptMethodKeys, decryptMethod } = await startedWith(newSecret);
    await reencryptMethodKeys(client);
    const row = await client.billingSubscription.findUniqueOrThrow({ where: { userId: id } });
    expect(row.method).toBe(method);
    expect(decryptMethod(id, row.method)).toBeNull();
  });
});
