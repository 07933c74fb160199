import "server-only";

import { site } from "@/content/site";
import { DomainError, fieldError } from "@/lib/core/errors";
import { getBotName, sendMessage } from "@/lib/features/telegram/bot-api";
import { findBot, getTelegramSettings } from "@/lib/features/telegram/data";
import { removeBot, saveBot } from "@/lib/features/telegram/mutations";
import { unreadableToken } from "@/lib/features/telegram/outbox";
import type { TelegramChange, TelegramSettings } from "@/lib/features/telegram/schema";
import { telegramMessages } from "@/lib/features/telegram/schema";
import type { BotOwner } from "@/lib/features/telegram/token-cipher";
import { environment } from "@/lib/platform/config/environment";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { DeliveryError } from "@/lib/platform/outbox/outbox";

/** Writes the audit log's line in the same transaction. */
type Record = (tx: Transaction) => Promise<void>;
const noRecord: Record = async () => {};

/** The timeout, since a user waits for the response. */
const patienceMs = 10_000;

/**
 * Connects a bot and a channel, or changes only the channel. A token that Telegram refuses is refused
 * here; while Telegram is out of reach it is stored as it is.
 * @throws DomainError VALIDATION when the token is refused or none was ever given.
 */
export async function connectTelegram(
  database: Database,
  owner: BotOwner,
  { botToken, channelId }: TelegramChange,
  now: Date,
  record: Record = noRecord,
): Promise<TelegramSettings> {
  const stored = botToken === undefined ? await findBot(database, owner) : null;
  const token = botToken ?? stored?.token;
  if (!token) throw wrongToken(telegramMessages.token);
  const name = stored ? stored.name : await askName(token);
  await database.$transaction(async (tx) => {
    await saveBot(tx, owner, { token, name, channelId }, now);
    await record(tx);
  });
  return getTelegramSettings(database, owner);
}

async function askName(token: string): Promise<string | null> {
  try {
    const root = environment().telegramApiRoot;
    return await getBotName({ root, token }, AbortSignal.timeout(patienceMs));
  } catch (error) {
    if (isFinalFailure(error)) throw wrongToken(telegramMessages.refusedToken);
    return null;
  }
}

/** Removes the bot; a second call changes nothing. */
export async function disconnectTelegram(
  database: Database,
  owner: BotOwner,
  now: Date,
  record: Record = noRecord,
): Promise<TelegramSettings> {
  await database.$transaction(async (tx) => {
    await removeBot(tx, owner, now);
    await record(tx);
  });
  return getTelegramSettings(database, owner);
}

/**
 * Sends a test message at once.
 * @throws DomainError CONFLICT with the reason when there is no bot or Telegram refuses; UNAVAILABLE while Telegram is
 * out of reach.
 */
export async function sendTestMessage(database: Database, owner: BotOwner): Promise<void> {
  const bot = await findBot(database, owner);
  if (!bot) throw new DomainError("CONFLICT", "Сначала подключите бота и канал.");
  const { token, channelId } = bot;
  if (token === null) throw new DomainError("CONFLICT", unreadableToken);
  const text = `Проверка связи: сюда будут приходить уведомления сервиса «${site.name}».`;
  const address = { root: environment().telegramApiRoot, token };
  try {
    await sendMessage(address, { channelId, text }, AbortSignal.timeout(patienceMs));
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    // No cause: whatever the runtime says of the call may hold the token.
    if (error.isFinal) throw new DomainError("CONFLICT", error.message);
    throw new DomainError("UNAVAILABLE", `${error.message}. Попробуйте через несколько минут.`);
  }
}

const isFinalFailure = (error: unknown) => error instanceof DeliveryError && error.isFinal;

const wrongToken = (message: string) => fieldError("botToken", message);
