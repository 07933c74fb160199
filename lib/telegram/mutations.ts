import "server-only";

import type { Transaction } from "@/lib/db/database";
import { type Bot, currentPrefix, decryptBot, encryptBot } from "@/lib/telegram/token-cipher";

/** Stores the bot encrypted. What failed with the one before is forgotten. */
export async function saveBot(
  tx: Transaction,
  userId: string,
  { channelId, ...bot }: Bot & { channelId: string },
  now: Date,
): Promise<void> {
  await tx.user.updateMany({
    where: { id: userId },
    data: {
      telegramBotToken: encryptBot(bot, userId),
      telegramChannelId: channelId,
      updatedAt: now,
    },
  });
  await tx.telegramDelivery.deleteMany({ where: { userId, failedAt: { not: null } } });
}

/** Forgets the bot and everything that was to be sent through it. */
export async function removeBot(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.user.updateMany({
    where: { id: userId },
    data: { telegramBotToken: null, telegramChannelId: null, updatedAt: now },
  });
  await tx.telegramDelivery.deleteMany({ where: { userId } });
}

/**
 * Encrypts with the secret in force what was encrypted with the one before, so that the old one can be
 * taken away (`AUTH_SECRET_PREVIOUS`). What no key reads stays: its secret may come back.
 * @returns how many were renewed.
 */
export async function renewBotKeys(database: Transaction, now: Date): Promise<number> {
  const rows = await database.user.findMany({
    where: {
      telegramBotToken: { not: null },
      NOT: { telegramBotToken: { startsWith: currentPrefix() } },
    },
    select: { id: true, telegramBotToken: true },
  });
  let renewed = 0;
  for (const { id, telegramBotToken } of rows) {
    const bot = telegramBotToken && decryptBot(telegramBotToken, id);
    if (!bot) continue;
    // Only while it is the same: its owner may be saving another one.
    const { count } = await database.user.updateMany({
      where: { id, telegramBotToken },
      data: { telegramBotToken: encryptBot(bot, id), updatedAt: now },
    });
    renewed += count;
  }
  return renewed;
}

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Removes messages that are done with. */
export async function deleteOldDeliveries(database: Transaction, now: Date): Promise<void> {
  const lt = new Date(now.getTime() - keptMs);
  await database.telegramDelivery.deleteMany({
    where: { OR: [{ sentAt: { lt } }, { failedAt: { lt } }] },
  });
}
