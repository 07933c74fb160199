"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useContext, useEffect } from "react";
import { SetVisitorContext } from "@/lib/features/accounts/client";
import { currentUserQuery } from "@/lib/features/accounts/current-user";
import { mayBeSignedIn } from "@/lib/platform/api-client/auth-token";
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
