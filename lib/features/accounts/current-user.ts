import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";
import {
  mayBeSignedIn,
  readAuthToken,
  removeAuthToken,
} from "@/lib/platform/api-client/auth-token";
import { freshFor, neverDropped } from "@/lib/platform/api-client/cache/freshness";
import { requestJson } from "@/lib/platform/api-client/request";

export const currentUserKey = ["/api/auth/user"] as const;

const fiveMinutes = 5 * 60 * 1000;

/**
 * The signed-in user; null for a guest, without a request. Fails when the server cannot be reached: a known user stays
 * signed in then, anyone else counts as a guest (docs/specification/messages.md#silent-failures).
 */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: fetchCurrentUser,
  // A null user is not cached: the connection may have been lost, and for a guest no request is made.
  ...freshFor(fiveMinutes),
  ...neverDropped,
});

async function fetchCurrentUser(): Promise<CurrentUser | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await requestJson("/api/auth/user");
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    if (!readAuthToken()) return null;
    // The token's session has ended; a newer session may be in the cookie, which is ignored while a bearer is sent.
    removeAuthToken();
    return fetchCurrentUser();
  }
}

/** Fetches the current user again: a session has ended, or an account has changed. */
export async function refreshCurrentUser(client: QueryClient): Promise<void> {
  // A request that is still pending may return the state before the change, and a new one would wait for it.
  await client.cancelQueries({ queryKey: currentUserKey });
  await client.invalidateQueries({ queryKey: currentUserKey });
}
