"use client";

import { type QueryClient, useMutation } from "@tanstack/react-query";
import { removeAuthToken } from "@/lib/api-client/auth-token";
import { request } from "@/lib/api-client/request";
import { currentUserKey } from "@/lib/users/visitor";

/** Deletes the account. What this browser holds of it goes by `leaveAccount`. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) =>
      request("/api/user/delete", { method: "DELETE", body: { password } }),
  });
}

/** Forgets the session and all that was fetched: whoever looks now sees a guest. */
export function leaveAccount(client: QueryClient): void {
  removeAuthToken();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  client.setQueryData(currentUserKey, null);
}
