import "server-only";

import { readCookie, writeCookie } from "@/lib/platform/auth/cookies";
import { environment } from "@/lib/platform/config/environment";

/** The cookie that binds a sign-in at a service to the browser that started it. */
const signInCookieName = "service-sign-in";

/** How long a sign-in at a service may take. */
export const signInMs = 10 * 60 * 1000;

/** A service sends the browser back by a link, which a Lax cookie accompanies. */
const write = (token: string, maxAge: number) =>
  writeCookie(signInCookieName, token, {
    maxAge,
    httpOnly: true,
    secure: environment().siteUrl.startsWith("https:"),
  });

export const signInCookie = (token: string): string => write(token, signInMs / 1000);

export const clearedSignInCookie = (): string => write("", 0);

/** The token of the request's sign-in; "" when there is none, which matches no row. */
export const readSignInToken = (headers: Headers): string =>
  readCookie(headers, signInCookieName) ?? "";
