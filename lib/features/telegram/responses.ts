import { z } from "zod";
import { instant } from "@/lib/platform/http/responses/response-schemas";

export const telegramResponse = z.strictObject({
  isConfigured: z.boolean(),
  /** `@channel` or the number of a chat. */
  channelId: z.string().nullable(),
  /** The bot's user name without «@», where Telegram told it when the token was saved. */
  botName: z.string().nullable(),
  /** Why the last message did not arrive; null when it did, or when there was none. */
  lastFailure: z.strictObject({ reason: z.string(), at: instant }).nullable(),
});

/** A bot and its channel: `GET /api/user/telegram`, `GET /api/admin/telegram`. Never the token. */
export type TelegramSettings = z.output<typeof telegramResponse>;
