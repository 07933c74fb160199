import { z } from "zod";
import { instant } from "@/lib/platform/http/responses/response-schemas";

/** Validation messages of the server, which the form shows at its fields. */
export const telegramMessages = {
  token: "Вставьте токен целиком, как его прислал @BotFather: 123456789:AA…",
  refusedToken: "Telegram не узнал этот токен. Скопируйте его у @BotFather ещё раз.",
  channel: "Укажите имя канала с @ или номер чата: @my_channel или -1001234567890",
} as const;

/** Body of `PUT /api/user/telegram`. Without a token the stored one stays. */
export const telegramRequest = z.strictObject({
  // The token becomes part of the address of each call to Telegram: nothing else may get there.
  botToken: z
    .string(telegramMessages.token)
    .trim()
    .regex(/^\d{5,16}:[\w-]{30,64}$/, telegramMessages.token)
    .optional(),
  channelId: z
    .string(telegramMessages.channel)
    .trim()
    .regex(/^(?:@[A-Za-z]\w{3,31}|-?\d{5,20})$/, telegramMessages.channel),
});
export type TelegramRequest = z.input<typeof telegramRequest>;
export type TelegramChange = z.output<typeof telegramRequest>;

export const telegramResponse = z.strictObject({
  isConfigured: z.boolean(),
  /** `@channel` or the number of a chat. */
  channelId: z.string().nullable(),
  /** The bot's user name without «@», as Telegram gave it when the token was saved. */
  botName: z.string().nullable(),
  /** Why the last message did not arrive; null when it did, or when there was none. */
  lastFailure: z.strictObject({ reason: z.string(), at: instant }).nullable(),
});

/** A bot and its channel: `GET /api/user/telegram`, `GET /api/admin/telegram`. Never the token. */
export type TelegramSettings = z.output<typeof telegramResponse>;
