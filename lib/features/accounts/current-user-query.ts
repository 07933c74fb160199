import { notifyManager, QueryObserver } from "@tanstack/react-query";
import { refreshCurrentUser } from "@/lib/features/accounts/refresh-current-user";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { currentUserKey, currentVisitor, showVisitor } from "@/lib/features/accounts/visitor";
import { ApiError } from "@/lib/platform/api-client/api-error";
import {
  mayBeSignedIn,
  readAuthToken,
  removeAuthToken,
} from "@/lib/platform/api-client/auth-token";
import { getQueryClient } from "@/lib/platform/api-client/query-client";
import { requestJson } from "@/lib/platform/api-client/request";

const fiveMinutes = 5 * 60 * 1000;

/** The signed-in user, or null for a guest. */
async function fetchCurrentUser(): Promise<CurrentUser | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await requestJson<CurrentUser>("/api/auth/user");
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && readAuthToken()) {
      // The token's session ended; a newer one may live in the cookie, which a bearer hides.
      removeAuthToken();
      return fetchCurrentUser();
    }
    // Whatever went wrong, the visitor is treated as signed out
    // (docs/specification/messages.md#silent-failures).
    return null;
  }
}

const query = {
  queryKey: currentUserKey,
  queryFn: fetchCurrentUser,
  staleTime: fiveMinutes,
  gcTime: Number.POSITIVE_INFINITY,
};

let observer: QueryObserver<CurrentUser | null> | undefined;

/**
 * Asks the server who is here, unless it was asked within five minutes, and from then on shows every
 * change of it: a sign-in, a sign-out, a new answer.
 */
export function watchCurrentUser(): void {
  const client = getQueryClient();
  if (observer) {
    void client.prefetchQuery(query);
    return;
  }
  const watching = new QueryObserver<CurrentUser | null>(client, query);
  const tell = () => {
    const { data, isPending } = watching.getCurrentResult();
    // Whoever is known, a guest too, stays so while the server is asked: forms stand on it.
    if (isPending && !currentVisitor().isLoading) return;
    showVisitor({ user: data ?? null, isLoading: isPending });
  };
  window.addEventListener("pageshow", reloadAfterSignOut);
  // As `useQuery` does: told at once, a sign-in would take its form off the page before the form knows.
  watching.subscribe(notifyManager.batchCalls(tell));
  // What is known already, a sign-in that came before this code, is no change to be told of.
  tell();
  observer = watching;
}

/** Asks the server again who is here: a session has ended, or an account has changed. */
export const refreshVisitor = (): Promise<void> => refreshCurrentUser(getQueryClient());

/** «Back» after a sign-out would show the page as it was, somebody's documents and all. */
function reloadAfterSignOut({ persisted }: PageTransitionEvent): void {
  if (persisted && !mayBeSignedIn()) window.location.reload();
}
