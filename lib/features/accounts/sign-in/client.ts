"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserKey, currentUserQuery } from "@/lib/features/accounts/current-user";
import type { SignedIn } from "@/lib/features/accounts/responses";
import type { RegistrationRequest } from "@/lib/features/accounts/schema";
import type { LoginRequest } from "@/lib/features/accounts/sign-in/schema";
import {
  removeAuthToken,
  removeSessionMark,
  storeAuthToken,
} from "@/lib/platform/api-client/auth-token";
import { request, requestJson } from "@/lib/platform/api-client/request";

/** Stores a new session and drops what belongs to the previous visitor. */
export function storeSession(client: QueryClient, { token, user }: SignedIn) {
  storeAuthToken(token);
  // A pending response is about the guest who was here before.
  void client.cancelQueries({ queryKey: currentUserKey });
  // Everything fetched before belongs to another user or to a guest.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  client.setQueryData(currentUserQuery.queryKey, user);
}

/** Signs in. @throws ApiError */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginRequest) => requestJson("/api/login", { method: "POST", body }),
    onSuccess: (response) => storeSession(client, response),
  });
}

/** Registers and signs in at once. @throws ApiError */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegistrationRequest) =>
      requestJson("/api/register", { method: "POST", body }),
    onSuccess: (response) => storeSession(client, response),
  });
}

/**
 * Signs out in this browser whatever the server returns, then loads the landing page, so that no part of the session
 * stays in memory (docs/specification/accounts.md#logout), and no typed text in the storage of the tab. `onSignedOut`
 * runs only if the server has ended the session.
 */
export function useSignOut(onSignedOut: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: onSignedOut,
    onSettled: () => goHomeAsGuest(client),
  });
}

/** Asks the server to end this browser's session and remove its cookie. @throws ApiError */
export const endSession = () => request("/api/logout", { method: "POST" });

/** Removes the session and everything fetched and typed from this browser, and loads the landing page. */
export function goHomeAsGuest(client: QueryClient): void {
  removeAuthToken();
  removeSessionMark();
  clearTabStorage();
  client.clear();
  window.location.assign("/");
}

function clearTabStorage() {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is unavailable: nothing was stored.
  }
}
