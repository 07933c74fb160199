import "server-only";

import { Secret, TOTP } from "otpauth";

/** The parameters that every authenticator supports, some of them only these. Source: RFC 6238, RFC 4226. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A clock may be one step off, either way: RFC 6238 § 5.2 and § 6. */
const skewSteps = 1;

/** A new secret for an authenticator: 160 random bits, as long as the hash, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` address of a secret, which an authenticator reads from a QR code. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }) {
  return new TOTP({
    ...settings,
    issuer,
    label: account,
    secret: Secret.fromBase32(secret),
  }).toString();
}

/**
 * The time step of this code: the current, the previous or the next one; null for any other code. The caller must
 * accept each step once, and none older than the last one (RFC 6238 § 5.2).
 */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: skewSteps });
  return delta === null ? null : Math.floor(timestamp / 1000 / settings.period) + delta;
}
