import "server-only";

import { DomainError } from "@/lib/core/errors";
import { hasSecondFactor } from "@/lib/platform/auth/account";
import { findKeyCaller, isApiKey } from "@/lib/platform/auth/api-key";
import { type Caller, findCaller } from "@/lib/platform/auth/caller";
import { clearedSessionCookie, findToken } from "@/lib/platform/auth/session-cookie";
import { readToken, type TokenClaims } from "@/lib/platform/auth/token";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { limits, type RateLimit } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit } from "@/lib/platform/http/limits/rate-limit";
import type { RouteDescription } from "@/lib/platform/http/route-description";

/** What is known about the caller so far, for the log and an error response. */
export type RequestState = { userId?: string; claims?: TokenClaims; cookies: string[] };

/**
 * Identifies the caller by a session's token or by an API key.
 * @throws DomainError UNAUTHENTICATED where access is not public; for a key what `findKeyCaller` throws, FORBIDDEN
 * where the route is not open to keys.
 */
export async function identify(
  { access, apiKey }: Pick<RouteDescription, "access" | "apiKey">,
  request: Request,
  now: Date,
  state: RequestState,
): Promise<Caller | null> {
  if (access === "public") return null;
  const found = findToken(request.headers);
  if (found?.carrier === "bearer" && isApiKey(found.token)) {
    const caller = await identifyKey(found.token, request, now);
    state.userId = caller.userId;
    if (apiKey) return caller;
    throw new DomainError("FORBIDDEN", "Этот вызов по ключу API недоступен: войдите в аккаунт.");
  }
  const claims = found && (await readToken(found.token));
  if (claims) {
    state.claims = claims;
    const caller = await findCaller(await getDatabase(), claims, now);
    if (caller) {
      state.userId = caller.userId;
      return caller;
    }
  }
  // An invalid cookie would keep pages looking signed in. An invalid bearer token does not make the cookie
  // invalid.
  if (found?.carrier === "cookie") state.cookies.push(clearedSessionCookie());
  if (access === "anyone") return null;
  throw new DomainError("UNAUTHENTICATED", "Необходима авторизация");
}

/**
 * @throws DomainError FORBIDDEN for all but administrators, and for one without a second factor where
 * the operator demands it.
 */
export async function requireAdmin(caller: Caller | null): Promise<void> {
  if (caller?.account.role !== "admin") throw new DomainError("FORBIDDEN", "Доступ запрещен");
  if (!environment().requireAdminSecondFactor) return;
  if (await hasSecondFactor(await getDatabase(), caller.userId)) return;
  throw new DomainError(
    "FORBIDDEN",
    "Администратору нужен вход с кодом. Включите его: Настройки → Вход с кодом.",
  );
}

/** Programs call as often as they are allowed to, so reads are counted too. */
async function identifyKey(key: string, request: Request, now: Date): Promise<Caller> {
  const scope = request.method === "GET" || request.method === "HEAD" ? "read" : "write";
  const caller = await findKeyCaller(await getDatabase(), key, scope, now);
  await applyLimit(limits.apiKey, { caller, address: null, now });
  return caller;
}

/** @throws DomainError RATE_LIMITED */
export async function applyLimit(
  limit: RateLimit,
  { caller, address, now }: { caller: Caller | null; address: string | null; now: Date },
): Promise<void> {
  const subjects = { user: caller?.userId ?? null, address, everyone: "everyone" };
  for (const { by, hits, seconds } of limit.rules) {
    const subject = subjects[by];
    if (subject === null) continue;
    const counter = { name: `${limit.name}:${by}`, subject, hits, seconds };
    await consumeRateLimit(await getDatabase(), counter, now);
  }
}
