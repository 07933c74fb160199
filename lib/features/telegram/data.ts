import "server-only";

import { settingsId } from "@/lib/features/settings/mutations";
import type { TelegramSettings } from "@/lib/features/telegram/schema";
import type { BotOwner } from "@/lib/features/telegram/token-cipher";
import { decryptBot } from "@/lib/features/telegram/token-cipher";
import type { Transaction } from "@/lib/platform/db/database";

const botColumns = { telegramBotToken: true, telegramChannelId: true } as const;

/** A user's bot and channel; null when there is none. `token` is null when it cannot be read. */
export async function findBot(
  database: Transaction,
  owner: BotOwner,
): Promise<{ token: string | null; name: string | null; channelId: string } | null> {
  const row =
    owner === null
      ? await database.adminSettings.findUnique({ where: { id: settingsId }, select: botColumns })
      : await database.user.findUnique({ where: { id: owner }, select: botColumns });
  if (!row?.telegramBotToken || !row.telegramChannelId) return null;
  const bot = decryptBot(row.telegramBotToken, owner);
  return { token: bot?.token ?? null, name: bot?.name ?? null, channelId: row.telegramChannelId };
}

/** The settings as their owner sees them: never the token. */
export async function getTelegramSettings(
  database: Transaction,
  owner: BotOwner,
): Promise<TelegramSettings> {
  const bot = await findBot(database, owner);
  if (!bot) return { isConfigured: false, channelId: null, botName: null, lastFailure: null };
  const last = await database.telegramDelivery.findFirst({
    where: { userId: owner, OR: [{ sentAt: { not: null } }, { failedAt: { not: null } }] },
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
