import { z } from "zod";
import { instant } from "@/lib/http/answer-schemas";
import type { TelegramSettings } from "@/lib/telegram/types";

export const telegramAnswer = z.strictObject({
  isConfigured: z.boolean(),
  channelId: z.string().nullable(),
  botName: z.string().nullable(),
  lastFailure: z.strictObject({ reason: z.string(), at: instant }).nullable(),
}) satisfies z.ZodType<TelegramSettings>;
