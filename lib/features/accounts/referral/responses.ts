import { z } from "zod";

export const referralResponse = z.strictObject({
  code: z.string(),
  /** The address to give to others. */
  url: z.string().describe("Адрес регистрации с вашим кодом"),
  /** How many accounts were registered by it. */
  registrations: z.int().min(0).describe("Сколько человек зарегистрировалось по ссылке"),
  /** Roubles, as an administrator has set them. */
  earnings: z.int().describe("Начислено, в рублях; меняет только администратор"),
});

/** The answer of `GET /api/user/referral`. */
export type Referral = z.output<typeof referralResponse>;
