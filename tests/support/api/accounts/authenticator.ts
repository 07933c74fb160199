import { Secret, TOTP } from "otpauth";

/** The code that an authenticator shows for a secret, with its clock `seconds` ahead of ours. */
export const totpCode = (secret: string, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + seconds * 1000,
  });
