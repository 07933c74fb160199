"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refreshCurrentUser } from "@/lib/features/accounts/current-user";

/** Asks once who is here now, for each cause that changes the account from outside of this page; null is no cause. */
export function useRefreshUserOn(cause: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (cause !== null) void refreshCurrentUser(client);
  }, [client, cause]);
}
