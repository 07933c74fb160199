import { z } from "zod";
import { telegramMessages as messages } from "@/lib/features/telegram/messages";
import { instant } from "@/lib/platform/http/responses/response-schemas";

/** Body of `PUT /api/user/telegram`. Without a token the stored one stays. */
export const telegramChange = z.strictObject({
  // Its letters stand in the address of each call to Telegram: nothing else may get there.
  botToken: z
    .string(messages.token)
    .trim()
    .regex(/^\d{5,16}:[\w-]{30,64}$/, messages.token)
    .optional(),
  channelId: z
    .string(messages.channel)
    .trim()
    .regex(/^(?:@[A-Za-z]\w{3,31}|-?\d{5,20})$/, messages.channel),
});
export type TelegramChange = z.output<typeof telegramChange>;

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
