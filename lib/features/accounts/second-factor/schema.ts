import { z } from "zod";
import { existingPassword } from "@/lib/features/accounts/schema";

/** Longer than a recovery code with spaces between its groups. */
const maxCodeLength = 100;

const codeMissing = "Введите код";

/** A code of the authenticator or a recovery code, as typed. */
const typedCode = z
  .string(codeMissing)
  .trim()
  .min(1, codeMissing)
  .max(maxCodeLength, `Код должен быть не длиннее ${maxCodeLength} символов`);

/** The code of a login; an empty field counts as none. */
export const loginCodeRequest = z.preprocess(
  (value: string | null | undefined) => (value === null || value === "" ? undefined : value),
  typedCode.optional(),
);

/** Body of `POST /api/user/second-factor`. */
export const secondFactorStartRequest = z.strictObject({
  password: existingPassword("Введите пароль"),
});

/** Body of `PUT /api/user/second-factor`. */
export const secondFactorConfirmationRequest = z.strictObject({ code: typedCode });

/** Body of `DELETE /api/user/second-factor` and `POST /api/user/second-factor/recovery-codes`. */
export const secondFactorProofRequest = z.strictObject({
  password: existingPassword("Введите пароль"),
  code: typedCode,
});

export type SecondFactorProofRequest = z.input<typeof secondFactorProofRequest>;
export type SecondFactorProof = z.output<typeof secondFactorProofRequest>;
