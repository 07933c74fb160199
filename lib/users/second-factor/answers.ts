import { z } from "zod";
import { instant } from "@/lib/http/answer-schemas";
import type {
  RecoveryCodes,
  SecondFactorConfirmed,
  SecondFactorSecret,
  SecondFactorState,
} from "@/lib/users/second-factor/types";

export const secondFactorAnswer = z.strictObject({
  isOn: z.boolean(),
  since: instant.nullable(),
  recoveryCodesLeft: z.int().min(0),
  isRequired: z
    .boolean()
    .describe("Администратору без второго фактора вызовы администратора закрыты"),
}) satisfies z.ZodType<SecondFactorState>;

export const secondFactorSecretAnswer = z.strictObject({
  secret: z.string().describe("Ключ для приложения, base32; показывается один раз"),
  uri: z.string().describe("Адрес otpauth: для QR-кода"),
}) satisfies z.ZodType<SecondFactorSecret>;

const recoveryCodes = z.array(z.string()).describe("Запасные коды; показываются один раз");

export const recoveryCodesAnswer = z.strictObject({
  recoveryCodes,
}) satisfies z.ZodType<RecoveryCodes>;

export const secondFactorConfirmedAnswer = z.strictObject({
  recoveryCodes,
  endedSessions: z.int().min(0),
}) satisfies z.ZodType<SecondFactorConfirmed>;
