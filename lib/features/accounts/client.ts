"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refreshCurrentUser } from "@/lib/features/accounts/current-user";

/** Fetches the current user once for each `cause` that changes the account outside this page; null is no cause. */
export function useRefreshUserOn(cause: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (cause !== null) void refreshCurrentUser(client);
  }, [client, cause]);
}
