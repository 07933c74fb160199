"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useContext, useEffect } from "react";
import {
  currentUserKey,
  currentUserQuery,
  refreshCurrentUser,
} from "@/lib/features/accounts/current-user";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { SetVisitorContext } from "@/lib/features/accounts/visitor-context";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { authTokenKey } from "@/lib/platform/api-client/auth-token";
import { getQueryClient } from "@/lib/platform/api-client/query-client";

/** Fetches the current user, again at the next page after five minutes, and publishes every change. */
export function VisitorWatcher() {
  const client = getQueryClient();
  const tell = useContext(SetVisitorContext);
  const path = usePathname();
  const { data, error, isPending } = useQuery(currentUserQuery, client);
  useEffect(() => {
    // A known visitor, also a guest, stays so during a refetch: otherwise forms would be unmounted.
    if (!isPending) tell({ user: data ?? null, isLoading: false, hasFailed: error !== null });
  }, [tell, data, error, isPending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page refetches if the data are stale
  useEffect(() => void client.prefetchQuery(currentUserQuery), [client, path]);

  useEffect(() => refreshWhenRefused(client), [client]);
  useEffect(() => reloadForAnother(client), [client]);

  useEffect(() => reloadRestored(client), [client]);
  return null;
}

/**
 * A call that is refused (401) while its screen has nothing to show: the session has ended, and the screen shows
 * a guest's way in. A screen that shows something stays, and so does what was typed in it.
 */
function refreshWhenRefused(client: QueryClient): () => void {
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

/** Another tab has signed out or in; the token's place in storage tells it. */
function reloadForAnother(client: QueryClient): () => void {
  const hear = ({ key }: StorageEvent) => {
    // `key` is null when the whole storage was emptied.
    if (key === null || key === authTokenKey) void reloadIfAnother(client);
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

/** «Back» to a page that the browser has kept as it was, after a sign-out or a sign-in. */
function reloadRestored(client: QueryClient): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void reloadIfAnother(client);
  };
  window.addEventListener("pageshow", hear);
  return () => window.removeEventListener("pageshow", hear);
}

/**
 * What a page shows and would save belongs to the user before; the same user with a newer token goes on. So does a
 * guest who is somebody now: the page shows that, as after a sign-in of its own, and what was typed stays.
 */
async function reloadIfAnother(client: QueryClient): Promise<void> {
  const shown = () => client.getQueryData<CurrentUser | null>(currentUserKey);
  const before = shown();
  if (before === undefined) return;
  await refreshCurrentUser(client);
  if (before && shown()?.id !== before.id) window.location.reload();
}
