"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignInProvider } from "@/lib/core/access/sign-in-providers";
import type { ProviderStarted } from "@/lib/features/accounts/providers/responses";
import type {
  ProviderSignInRequest,
  ProviderStartRequest,
} from "@/lib/features/accounts/providers/schema";
import { storeSession } from "@/lib/features/accounts/sign-in/client";
import { apiQuery, freshQuery } from "@/lib/platform/api-client/api-query";
import { request, requestJson } from "@/lib/platform/api-client/request";

const methodsPath = "/api/user/sign-in-methods";
const signInPath = "/api/auth/provider-sign-in";

/** The services that are switched on here; they change only with a restart of the server. */
const providersQuery = queryOptions({
  ...apiQuery("/api/auth/providers"),
  staleTime: "static",
});
export const useProviders = () => useQuery(providersQuery);

/** Where a service is to be found, and the browser on its way there. */
const leaveFor = ({ url }: ProviderStarted) => window.location.assign(url);

/** Begins a sign-in at a service and goes there. */
export function useProviderSignIn() {
  return useMutation({
    mutationFn: ({ provider, ...body }: ProviderStartRequest & { provider: SignInProvider }) =>
      requestJson(`/api/auth/providers/${provider}`, { method: "POST", body }),
    onSuccess: leaveFor,
  });
}

/** The sign-in that this browser has brought back from a service. Kept no longer than its screen. */
const pendingQuery = { ...freshQuery(signInPath), gcTime: 0, retry: false };
export const usePendingSignIn = () => useQuery(pendingQuery);

/** Finishes it; fails with `ApiError`. */
export function useFinishSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProviderSignInRequest) => requestJson(signInPath, { method: "POST", body }),
    onSuccess: (response) => storeSession(client, response),
  });
}

const methodsQuery = freshQuery(methodsPath);

/** How the user can sign in; fetched again each time a screen opens. */
export const useSignInMethods = () => useQuery(methodsQuery);

type MethodChange = { provider: SignInProvider; password?: string };

/** Begins to join a service to the account and goes there. The password where the server asked for it. */
export function useConnectProvider() {
  return useMutation({
    mutationFn: ({ provider, ...body }: MethodChange) =>
      requestJson(`${methodsPath}/${provider}`, { method: "POST", body }),
    onSuccess: leaveFor,
  });
}

/** Takes a service off the account. The password where the server asked for it. */
export function useDisconnectProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ provider, ...body }: MethodChange) =>
      request(`${methodsPath}/${provider}`, { method: "DELETE", body }),
    // What is shown may be old: another window may have taken it off.
    onSettled: () => client.invalidateQueries({ queryKey: methodsQuery.queryKey }),
  });
}
