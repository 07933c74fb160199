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
import { droppedOnClose, neverChanges } from "@/lib/platform/api-client/cache/freshness";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";

const methodsPath = "/api/user/sign-in-methods";
const signInPath = "/api/auth/provider-sign-in";

/** The sign-in services that are configured here; they change only when the server restarts. */
const providersQuery = queryOptions({
  ...apiQuery("/api/auth/providers"),
  ...neverChanges,
});
export const useProviders = () => useQuery(providersQuery);

/** Sends the browser to the address of a service. */
const leaveFor = ({ url }: ProviderStarted) => window.location.assign(url);

/** Starts a sign-in at a service and goes there. */
export function useProviderSignIn() {
  return useMutation({
    mutationFn: ({ provider, ...body }: ProviderStartRequest & { provider: SignInProvider }) =>
      requestJson(`/api/auth/providers/${provider}`, { method: "POST", body }),
    onSuccess: leaveFor,
  });
}

/** The sign-in with which this browser returned from a service. Cached only while its screen is open. */
const pendingQuery = { ...freshQuery(signInPath), ...droppedOnClose };
export const usePendingSignIn = () => useQuery(pendingQuery);

/** Finishes a pending sign-in. @throws ApiError */
export function useFinishSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProviderSignInRequest) => requestJson(signInPath, { method: "POST", body }),
    onSuccess: (response) => storeSession(client, response),
  });
}

const methodsQuery = freshQuery(methodsPath);

/** The user's sign-in methods; fetched again whenever a screen opens. */
export const useSignInMethods = () => useQuery(methodsQuery);

type MethodChange = { provider: SignInProvider; password?: string };

/** Starts connecting a service to the account and goes there. `password` is needed when the server asked for it. */
export function useConnectProvider() {
  return useMutation({
    mutationFn: ({ provider, ...body }: MethodChange) =>
      requestJson(`${methodsPath}/${provider}`, { method: "POST", body }),
    onSuccess: leaveFor,
  });
}

/** Disconnects a service from the account. `password` is needed when the server asked for it. */
export function useDisconnectProvider() {
  return useApiMutation(
    ({ provider, ...body }: MethodChange) =>
      request(`${methodsPath}/${provider}`, { method: "DELETE", body }),
    {
      // The list may be outdated: another window may have disconnected the service.
      invalidates: [methodsQuery.queryKey],
      invalidatesOnError: true,
    },
  );
}
