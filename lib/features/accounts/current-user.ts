import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";
import {
  mayBeSignedIn,
  readAuthToken,
  removeAuthToken,
} from "@/lib/platform/api-client/auth-token";
import { requestJson } from "@/lib/platform/api-client/request";

export const currentUserKey = ["/api/auth/user"] as const;

const fiveMinutes = 5 * 60 * 1000;

/**
 * Who is signed in; null for a guest, without a request. Fails when nobody can tell: a user who is known stays so
 * then, and anybody else counts as a guest (docs/specification/messages.md#silent-failures).
 */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: fetchCurrentUser,
  // «No user» is not cached: it may be a lost connection, and for a guest no request is made.
  staleTime: ({ state }) => (state.data ? fiveMinutes : 0),
  gcTime: Number.POSITIVE_INFINITY,
});

async function fetchCurrentUser(): Promise<CurrentUser | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await requestJson("/api/auth/user");
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    if (!readAuthToken()) return null;
    // The token's session ended; a newer one may live in the cookie, which a bearer hides.
    removeAuthToken();
    return fetchCurrentUser();
  }
}

/** Asks the server again who is here: a session has ended, or an account has changed. */
export async function refreshCurrentUser(client: QueryClient): Promise<void> {
  // A first response that is still pending is older than the change, and a new request would wait for it.
  await client.cancelQueries({ queryKey: currentUserKey });
  await client.invalidateQueries({ queryKey: currentUserKey });
}
