import { expect, test } from "vitest";
import { newSecret, oldSecret, startingWithSecrets } from "@/tests/support/changed-secret";

const bot = { token: "123456789:AAH-secret", name: "romashka_bot" };

const startedWith = startingWithSecrets(async () => ({
  ...(await import("@/lib/features/telegram/token-cipher")),
  ...(await import("@/lib/platform/auth/stored-secret")),
}));

test("encrypts a bot differently each time and decrypts it only for its owner", async () => {
  const { encryptBot, decryptBot } = await startedWith(newSecret);
  const stored = encryptBot(bot, "owner");
  expect(stored).not.toContain("secret");
  expect(encryptBot(bot, "owner")).not.toBe(stored);
  expect(decryptBot(stored, "owner")).toEqual(bot);
  expect(decryptBot(stored, "other")).toBeNull();
});

test("decrypts with the old secret while it is configured and re-encrypts with the new one", async () => {
  const stored = (await startedWith(oldSecret)).encryptBot(bot, "owner");
  const during = await startedWith(newSecret, oldSecret);
  expect(during.decryptBot(stored, "owner")).toEqual(bot);
  expect(stored.startsWith(during.currentPrefix())).toBe(false);
  const renewed = during.encryptBot(bot, "owner");
  const after = await startedWith(newSecret);
  expect(after.decryptBot(stored, "owner")).toBeNull();
  expect(after.decryptBot(renewed, "owner")).toEqual(bot);
});

test("returns null for any changed or removed part", async () => {
  const { encryptBot, decryptBot } = await startedWith(newSecret);
  const parts = encryptBot(bot, "owner").split(".");
  for (const [index, part] of parts.entries()) {
    const flipped = part.startsWith("A") ? `B${part.slice(1)}` : `A${part.slice(1)}`;
    expect(decryptBot(parts.with(index, flipped).join("."), "owner")).toBeNull();
    expect(decryptBot(parts.toSpliced(index, 1).join("."), "owner")).toBeNull();
  }
  expect(decryptBot("", "owner")).toBeNull();
});
