import { beforeEach, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { newSecret, oldSecret, startingWithSecrets } from "@/tests/support/changed-secret";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const bot = { token: "123456789:AAH-secret", name: "romashka_bot" };
const then = new Date("2026-11-01T12:00:00Z");
const now = new Date("2026-11-22T12:00:00Z");

const startedWith = startingWithSecrets(async () => {
  const { reencryptBotKeys, saveBot } = await import("@/lib/features/telegram/mutations");
  const { findBot } = await import("@/lib/features/telegram/data");
  return { reencryptBotKeys, saveBot, findBot };
});

describeOnDatabases("stored bots when the secret is changed", (database) => {
  beforeEach(() => database.clear());

  const newUser = async (): Promise<string> => {
    const id = newId();
    const data = { id, email: `${id}@example.ru`, password: "x" };
    await database.client.user.create({ data });
    return id;
  };
  const stored = async (id: string) => database.client.user.findUniqueOrThrow({ where: { id } });

  test("are re-encrypted with the new secret once, also by two instances at the same time", async () => {
    const [one, other, without] = [await newUser(), await newUser(), await newUser()];
    const before = await startedWith(oldSecret);
    for (const id of [one, other]) {
      await before.saveBot(database.client, id, { ...bot, channelId: "@romashka" }, then);
    }
    const during = await startedWith(newSecret, oldSecret);
    const third = await newUser();
    await during.saveBot(database.client, third, { ...bot, channelId: "@romashka" }, then);
    const kept = (await stored(third)).telegramBotToken;
    // Two instances at once: neither undoes what the other did.
    const counts = await Promise.all([
      during.reencryptBotKeys(database.client, now),
      during.reencryptBotKeys(database.client, now),
    ]);
    expect(counts[0] + counts[1]).toBe(2);
    expect(await during.reencryptBotKeys(database.client, now)).toBe(0);
    expect((await stored(third)).telegramBotToken).toBe(kept);
    expect((await stored(without)).telegramBotToken).toBeNull();

    const after = await startedWith(newSecret);
    for (const id of [one, other, third]) {
      expect(await after.findBot(database.client, id)).toEqual({ ...bot, channelId: "@romashka" });
    }
  });

  test("stay unchanged when no known secret decrypts them, and are readable when it returns", async () => {
    const id = await newUser();
    const before = await startedWith(oldSecret);
    await before.saveBot(database.client, id, { ...bot, channelId: "@romashka" }, then);
    const { telegramBotToken } = await stored(id);
    const without = await startedWith(newSecret);
    expect(await without.reencryptBotKeys(database.client, now)).toBe(0);
    expect(await stored(id)).toMatchObject({ telegramBotToken });
    expect(await without.findBot(database.client, id)).toMatchObject({ token: null });
    const returned = await startedWith(newSecret, oldSecret);
    expect(await returned.reencryptBotKeys(database.client, now)).toBe(1);
    expect(await returned.findBot(database.client, id)).toMatchObject({ token: bot.token });
  });
});
