import "server-only";

import { newId } from "@/lib/core/ids";
import { dayMs } from "@/lib/core/time/day-ms";
import { settingsId } from "@/lib/features/settings/mutations";
import { telegramText } from "@/lib/features/telegram/text";
import type { BotOwner } from "@/lib/features/telegram/token-cipher";
import { type Bot, decryptBot, encryptBot } from "@/lib/features/telegram/token-cipher";
import { currentPrefix } from "@/lib/platform/auth/stored-secret";
import type { Transaction } from "@/lib/platform/db/database";
import { wakeOutbox } from "@/lib/platform/outbox/wake";

/** Stores the encrypted bot. Failures of the previous one are cleared. */
export async function saveBot(
  tx: Transaction,
  owner: BotOwner,
  { channelId, ...bot }: Bot & { channelId: string },
  now: Date,
): Promise<void> {
  const columns = { telegramBotToken: encryptBot(bot, owner), telegramChannelId: channelId };
  await writeColumns(tx, owner, columns, now);
  await tx.telegramDelivery.deleteMany({ where: { userId: owner, failedAt: { not: null } } });
}

/** Deletes the bot and all its waiting messages. */
export async function removeBot(tx: Transaction, owner: BotOwner, now: Date): Promise<void> {
  await writeColumns(tx, owner, { telegramBotToken: null, telegramChannelId: null }, now);
  await tx.telegramDelivery.deleteMany({ where: { userId: owner } });
}

type BotColumns = { telegramBotToken: string | null; telegramChannelId: string | null };

async function writeColumns(
  tx: Transaction,
  owner: BotOwner,
  columns: BotColumns,
  now: Date,
): Promise<void> {
  const data = { ...columns, updatedAt: now };
  if (owner !== null) {
    await tx.user.updateMany({ where: { id: owner }, data });
    return;
  }
  await tx.adminSettings.upsert({
    where: { id: settingsId },
    create: { id: settingsId, ...data },
    update: data,
    select: { id: true },
  });
}

/**
 * Queues a message to the operator's channel, if there is one, in the transaction of its cause. Facts only, never what
 * a visitor wrote: Telegram's servers are abroad (152-ФЗ ст. 12).
 */
export async function queueOperatorMessage(
  tx: Transaction,
  notice: { title: string; message: string; link: string },
  now: Date,
): Promise<void> {
  const settings = await tx.adminSettings.findUnique({
    where: { id: settingsId },
    select: { telegramBotToken: true },
  });
  if (!settings?.telegramBotToken) return;
  const data = { id: newId(), text: telegramText(notice), dueAt: now, createdAt: now };
  await tx.telegramDelivery.create({ data, select: { id: true } });
  wakeOutbox();
}

/**
 * Encrypts with the secret in force what was encrypted with the one before, so that the old one can be
 * taken away (`AUTH_SECRET_PREVIOUS`). What no key reads stays: its secret may come back.
 * @returns how many were renewed.
 */
export async function reencryptBotKeys(database: Transaction, now: Date): Promise<number> {
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
  return renewed + (await reencryptOperatorKey(database, now));
}

async function reencryptOperatorKey(database: Transaction, now: Date): Promise<number> {
  const row = await database.adminSettings.findUnique({
    where: { id: settingsId },
    select: { telegramBotToken: true },
  });
  const telegramBotToken = row?.telegramBotToken;
  if (!telegramBotToken || telegramBotToken.startsWith(currentPrefix())) return 0;
  const bot = decryptBot(telegramBotToken, null);
  if (!bot) return 0;
  const { count } = await database.adminSettings.updateMany({
    where: { id: settingsId, telegramBotToken },
    data: { telegramBotToken: encryptBot(bot, null), updatedAt: now },
  });
  return count;
}

const keptMs = 30 * dayMs;

/** Removes messages that are done with. */
export async function deleteOldDeliveries(database: Transaction, now: Date): Promise<void> {
  const lt = new Date(now.getTime() - keptMs);
  await database.telegramDelivery.deleteMany({
    where: { OR: [{ sentAt: { lt } }, { failedAt: { lt } }] },
  });
}
