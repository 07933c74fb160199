import { z } from "zod";
import { instant } from "@/lib/platform/http/responses/response-schemas";

export const secondFactorResponse = z.strictObject({
  isOn: z.boolean(),
  /** Since when, ISO 8601, UTC; null while it is off. */
  since: instant.nullable(),
  recoveryCodesLeft: z.int().min(0),
  /** True for an administrator who may do nothing under `REQUIRE_ADMIN_SECOND_FACTOR` without one. */
  isRequired: z
    .boolean()
    .describe("Администратору без второго фактора вызовы администратора закрыты"),
});

/** Whether a login asks for a code, as shown to the user. */
export type SecondFactorState = z.output<typeof secondFactorResponse>;

export const secondFactorSecretResponse = z.strictObject({
  secret: z.string().describe("Ключ для приложения, base32; показывается один раз"),
  uri: z.string().describe("Адрес otpauth: для QR-кода"),
});

/** The secret for the authenticator: shown once. */
export type SecondFactorSecret = z.output<typeof secondFactorSecretResponse>;

const recoveryCodes = z.array(z.string()).describe("Запасные коды; показываются один раз");

export const recoveryCodesResponse = z.strictObject({
  recoveryCodes,
});

/** Codes for a login without the authenticator: shown once. */
export type RecoveryCodes = z.output<typeof recoveryCodesResponse>;

export const secondFactorConfirmedResponse = z.strictObject({
  recoveryCodes,
  endedSessions: z.int().min(0),
});

export type SecondFactorConfirmed = z.output<typeof secondFactorConfirmedResponse>;
