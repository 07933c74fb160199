import { z } from "zod";
import { telegramMessages as messages } from "@/lib/features/telegram/messages";

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
