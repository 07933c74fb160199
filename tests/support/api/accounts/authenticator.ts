import { Secret, TOTP } from "otpauth";

/** What the application on a phone shows for a secret, its clock `seconds` off ours. */
export const totpCode = (secret: string, seconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + seconds * 1000,
  });
