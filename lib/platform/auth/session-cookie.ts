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
 * The `Set-Cookie` value for a token. It lasts longer than the idle limit on purpose: the session's row decides when
 * the session ends, and a shorter cookie would have to be renewed on every response.
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
 * Adds a marker cookie to a response that sets or removes the session cookie: «a user is signed in here», without a
 * secret and readable by scripts. Without it every page would have to ask the server, and for guests browsers log
 * its 401 as an error.
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

/** A token of a request, and whether a bearer or a cookie carried it. */
export type RequestToken = { token: string; carrier: "bearer" | "cookie" };

/** Every token of a request; the bearer first. */
export function findTokens(headers: Headers): RequestToken[] {
  const tokens: RequestToken[] = [];
  const [, bearer] = /^Bearer(?:\s+|$)(.*)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (bearer !== undefined) tokens.push({ token: bearer, carrier: "bearer" });
  const cookie = readCookie(headers, sessionCookieName);
  if (cookie) tokens.push({ token: cookie, carrier: "cookie" });
  return tokens;
}

/**
 * Returns the token that identifies the caller. A bearer wins, and an invalid bearer is not replaced by a cookie: the
 * client must learn that it is invalid. next-auth's own order (cookie first) would let a stale cookie hide a valid
 * bearer.
 * @returns null when the request has none
 */
export function findToken(headers: Headers): RequestToken | null {
  return findTokens(headers)[0] ?? null;
}
