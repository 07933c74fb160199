"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api-client/api-error";
import {
  mayBeSignedIn,
  readAuthToken,
  removeAuthToken,
  storeAuthToken,
} from "@/lib/api-client/auth-token";
import { request, requestJson } from "@/lib/api-client/request";
import type { CurrentUser, SignedIn } from "@/lib/users/types";

export const currentUserKey = ["/api/auth/user"] as const;

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
    // Whatever went wrong, the visitor is treated as signed out (specification § 8).
    return null;
  }
}

/** Who is here: `user` is null for a guest and until `isLoading` ends. */
export function useCurrentUser(): { user: CurrentUser | null; isLoading: boolean } {
  const { data, isPending } = useQuery({
    queryKey: currentUserKey,
    queryFn: fetchCurrentUser,
    staleTime: fiveMinutes,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { user: data ?? null, isLoading: isPending };
}

/** Asks the server again who is here. */
export function refreshCurrentUser(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: currentUserKey });
}

function enter(client: QueryClient, { token, user }: SignedIn) {
  storeAuthToken(token);
  // Whatever was fetched before belongs to somebody else, or to a guest.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  client.setQueryData(currentUserKey, user);
}

export type Credentials = { email: string; password: string };
export type Registration = Credentials & { firstName?: string; lastName?: string; ref?: string };

/** Signs in; fails with `ApiError`. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) =>
      requestJson<SignedIn>("/api/login", { method: "POST", body }),
    onSuccess: (answer) => enter(client, answer),
  });
}

/** Registers and signs in at once; fails with `ApiError`. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Registration) =>
      requestJson<SignedIn>("/api/register", { method: "POST", body }),
    onSuccess: (answer) => enter(client, answer),
  });
}

/**
 * Signs out here whatever the server answers, then goes home with a whole page load, so that nothing
 * of the session stays in memory (specification § 4 «Logout»).
 */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request("/api/logout", { method: "POST" }),
    onSettled: () => {
      removeAuthToken();
      client.clear();
      window.location.assign("/");
    },
  });
}
