import "server-only";

import type { Transaction } from "@/lib/db/database";
import { decryptBot } from "@/lib/telegram/token-cipher";
import type { TelegramSettings } from "@/lib/telegram/types";

/** The bot and channel of a user; null when there is none. `token` is null when it cannot be read. */
export async function findBot(
  database: Transaction,
  userId: string,
): Promise<{ token: string | null; name: string | null; channelId: string } | null> {
  const row = await database.user.findUnique({
    where: { id: userId },
    select: { telegramBotToken: true, telegramChannelId: true },
  });
  if (!row?.telegramBotToken || !row.telegramChannelId) return null;
  const bot = decryptBot(row.telegramBotToken, userId);
  return { token: bot?.token ?? null, name: bot?.name ?? null, channelId: row.telegramChannelId };
}

/** What the owner may see of it. */
export async function getTelegramSettings(
  database: Transaction,
  userId: string,
): Promise<TelegramSettings> {
  const bot = await findBot(database, userId);
  if (!bot) return { isConfigured: false, channelId: null, botName: null, lastFailure: null };
  const last = await database.telegramDelivery.findFirst({
    where: { userId, OR: [{ sentAt: { not: null } }, { failedAt: { not: null } }] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { failedAt: true, lastError: true },
  });
  return {
    isConfigured: true,
    channelId: bot.channelId,
    botName: bot.name,
    lastFailure: last?.failedAt
      ? { reason: last.lastError ?? "Telegram не отвечает", at: last.failedAt.toISOString() }
      : null,
  };
}
