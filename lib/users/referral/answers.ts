import { z } from "zod";
import type { Referral } from "@/lib/users/referral/types";

export const referralAnswer = z.strictObject({
  code: z.string(),
  url: z.string().describe("Адрес регистрации с вашим кодом"),
  registrations: z.int().min(0).describe("Сколько человек зарегистрировалось по ссылке"),
  earnings: z.int().describe("Начислено, в рублях; меняет только администратор"),
}) satisfies z.ZodType<Referral>;
