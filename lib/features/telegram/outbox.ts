import "server-only";

import { sendMessage } from "@/lib/features/telegram/bot-api";
import { findBot } from "@/lib/features/telegram/data";
import type { BotOwner } from "@/lib/features/telegram/token-cipher";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { DeliveryError, type Outbox, type OutboxRow } from "@/lib/platform/outbox/outbox";

/** A message as it is stored. */
type QueuedTelegram = OutboxRow & { userId: BotOwner; text: string };

/** Messages to the users' own channels, each through the bot that its owner has at that moment. */
export const telegramOutbox: Outbox<QueuedTelegram> = {
  table: "telegram_outbox",
  deliver: async ({ userId, text }, signal) => {
    const bot = await findBot(await getDatabase(), userId);
    if (!bot) throw new DeliveryError("Telegram отключён", { isFinal: true });
    const { token, channelId } = bot;
    if (token === null) throw new DeliveryError(unreadableToken, { isFinal: true });
    const root = environment().telegramApiRoot;
    await sendMessage({ root, token }, { channelId, text }, signal);
  },
};

/** The server's secret is another one than when the token was saved. */
export const unreadableToken = "Токен бота больше не читается. Подключите бота заново.";
