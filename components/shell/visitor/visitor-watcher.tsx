"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useContext, useEffect } from "react";
import { SetVisitorContext } from "@/lib/features/accounts/client";
import {
  currentUserKey,
  currentUserQuery,
  refreshCurrentUser,
} from "@/lib/features/accounts/current-user";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { authTokenKey, mayBeSignedIn } from "@/lib/platform/api-client/auth-token";
import { getQueryClient } from "@/lib/platform/api-client/query-client";

/** Fetches the current user, again at the next page after five minutes, and publishes every change. */
export function VisitorWatcher() {
  const client = getQueryClient();
  const tell = useContext(SetVisitorContext);
  const path = usePathname();
  const { data, isPending } = useQuery(currentUserQuery, client);
  useEffect(() => {
    // A known visitor, also a guest, stays so during a refetch: otherwise forms would be unmounted.
    if (!isPending) tell({ user: data ?? null, isLoading: false });
  }, [tell, data, isPending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page refetches if the data are stale
  useEffect(() => void client.prefetchQuery(currentUserQuery), [client, path]);

  useEffect(() => refreshWhenRefused(client), [client]);
  useEffect(() => reloadForAnother(client), [client]);

  useEffect(() => {
    window.addEventListener("pageshow", reloadAfterSignOut);
    return () => window.removeEventListener("pageshow", reloadAfterSignOut);
  }, []);
  return null;
}

/** «Back» after a sign-out would show the page as it was, with the user's documents. */
function reloadAfterSignOut({ persisted }: PageTransitionEvent): void {
  if (persisted && !mayBeSignedIn()) window.location.reload();
}

/**
 * A refused call (401) tells that the session has ended: the page then shows a guest's way in instead of a
 * button that can only be refused again. After a wrong password it finds the same user.
 */
function refreshWhenRefused(client: QueryClient): () => void {
  const hear = (error: unknown) => {
    const isKnown = !!client.getQueryData(currentUserKey);
    if (isKnown && error instanceof ApiError && error.status === 401) {
      void refreshCurrentUser(client);
    }
  };
  const endings = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
    cache.subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") hear(event.action.error);
    }),
  );
  return () => {
    for (const end of endings) end();
  };
}

/**
 * Another tab has signed out or in: what this one shows and would save belongs to the user before. The token's
 * place in storage tells it; the same user with a newer token goes on.
 */
function reloadForAnother(client: QueryClient): () => void {
  const hear = async ({ key, newValue }: StorageEvent) => {
    // `key` is null when the whole storage was emptied.
    if (key !== null && key !== authTokenKey) return;
    const before = client.getQueryData<CurrentUser | null>(currentUserKey);
    if (!before) return;
    if (newValue !== null) await refreshCurrentUser(client);
    const now = newValue === null ? null : client.getQueryData<CurrentUser | null>(currentUserKey);
    if (now?.id !== before.id) window.location.reload();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
