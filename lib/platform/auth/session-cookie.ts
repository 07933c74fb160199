import "server-only";

import { signedInCookieName } from "@/lib/core/access/signed-in-cookie";
import { readCookie, writeCookie } from "@/lib/platform/auth/cookies";
import { maxAgeMs } from "@/lib/platform/auth/session-lifetime";
import { environment } from "@/lib/platform/config/environment";

/**
 * Also the key under which the web client keeps the token (docs/specification/accounts.md#token).
 */
const sessionCookieName = "auth-token";

function sessionCookieOptions() {
  return { httpOnly: true, secure: environment().siteUrl.startsWith("https:") };
}

/**
 * The `Set-Cookie` value for a token. It outlives the idle limit on purpose: the session's row says
 * when it ends, and a cookie that ended earlier would have to be renewed on every response.
 */
export function sessionCookie(token: string): string {
  return writeCookie(sessionCookieName, token, {
    ...sessionCookieOptions(),
    maxAge: maxAgeMs / 1000,
  });
}

/** The `Set-Cookie` value that removes the session cookie. */
export function clearedSessionCookie(): string {
  return writeCookie(sessionCookieName, "", { ...sessionCookieOptions(), maxAge: 0 });
}

/**
 * Adds a second cookie to a response that sets or removes the session's: «a user is signed in here»,
 * without a secret and readable for scripts. Without it every page would have to ask the server who a
 * guest is, and browsers print the refusal as an error.
 */
export function addSessionMark(headers: Headers): void {
  const session = headers.getSetCookie().find((line) => line.startsWith(`${sessionCookieName}=`));
  if (session === undefined) return;
  const isSet = !session.startsWith(`${sessionCookieName}=;`);
  const { secure } = sessionCookieOptions();
  headers.append(
    "set-cookie",
    writeCookie(signedInCookieName, isSet ? "1" : "", {
      httpOnly: false,
      secure,
      maxAge: isSet ? maxAgeMs / 1000 : 0,
    }),
  );
}

/** A request's token and what carried it. */
export type RequestToken = { token: string; carrier: "bearer" | "cookie" };

/** Every token that a request carries; the bearer first. */
export function findTokens(headers: Headers): RequestToken[] {
  const tokens: RequestToken[] = [];
  const [, bearer] = /^Bearer(?:\s+|$)(.*)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (bearer !== undefined) tokens.push({ token: bearer, carrier: "bearer" });
  const cookie = readCookie(headers, sessionCookieName);
  if (cookie) tokens.push({ token: cookie, carrier: "cookie" });
  return tokens;
}

/**
 * The token that says who calls. A bearer wins, and when it is invalid a cookie does not replace it: a client
 * that sends one must learn that it is invalid. next-auth's own order (cookie first) would let a stale cookie
 * hide a good bearer.
 * @returns null when the request carries none
 */
export function findToken(headers: Headers): RequestToken | null {
  return findTokens(headers)[0] ?? null;
}
