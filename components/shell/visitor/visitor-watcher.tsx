"use client";

// biome-ignore lint/style/noRestrictedImports: it fills the context through which all others read the user.
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useContext, useEffect } from "react";
import {
  currentUserKey,
  currentUserQuery,
  refreshCurrentUser,
} from "@/lib/features/accounts/current-user";
import { SetCurrentUserContext } from "@/lib/features/accounts/visitor-context";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { authTokenKey } from "@/lib/platform/api-client/auth-token";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";

/** Fetches the current user, again on the next page after five minutes, and publishes every change. */
export function VisitorWatcher() {
  const client = getQueryClient();
  const setVisitor = useContext(SetCurrentUserContext);
  const path = usePathname();
  const { data, error, isPending } = useQuery(currentUserQuery, client);
  useEffect(() => {
    // A known visitor, also a guest, stays known during a refetch: otherwise forms would be unmounted.
    if (!isPending) setVisitor({ user: data ?? null, isLoading: false, hasFailed: error !== null });
  }, [setVisitor, data, error, isPending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page refetches if the data are stale
  useEffect(() => void client.prefetchQuery(currentUserQuery), [client, path]);

  useEffect(() => refreshWhenSessionEnds(client), [client]);
  useEffect(() => reloadForAnother(client), [client]);

  useEffect(() => reloadRestored(client), [client]);
  return null;
}

/**
 * Handles a 401 on a screen that has nothing to show: the session has ended, and the screen shows the sign-in. A screen
 * that shows something stays, and so does its input.
 */
function refreshWhenSessionEnds(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "error") return;
    const { error } = event.action;
    const isEmpty = event.query.state.data === undefined;
    const isKnown = !!client.getQueryData(currentUserKey);
    if (isEmpty && isKnown && error instanceof ApiError && error.status === 401) {
      void refreshCurrentUser(client);
    }
  });
}

/** Detects a sign-in or sign-out in another tab by the token in the storage. */
function reloadForAnother(client: QueryClient): () => void {
  const hear = ({ key }: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (key === null || key === authTokenKey) void reloadIfAnother(client);
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

/** Back to a page from the back/forward cache, after a sign-out or a sign-in. */
function reloadRestored(client: QueryClient): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void reloadIfAnother(client);
  };
  window.addEventListener("pageshow", hear);
  return () => window.removeEventListener("pageshow", hear);
}

/**
 * What a page shows and would save belongs to the previous user; the same user with a newer token continues. So does a
 * guest who has signed in: the page updates as after its own sign-in, and keeps its input.
 */
async function reloadIfAnother(client: QueryClient): Promise<void> {
  const shown = () => client.getQueryData(currentUserQuery.queryKey);
  const before = shown();
  if (before === undefined) return;
  await refreshCurrentUser(client);
  if (before && shown()?.id !== before.id) window.location.reload();
}
