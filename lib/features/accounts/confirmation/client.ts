"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCurrentUser } from "@/lib/features/accounts/current-user";
import { request } from "@/lib/platform/api-client/request";

/** Confirms an address by the token of its link. @throws ApiError */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      request("/api/auth/confirm-email", { method: "POST", body: { token } }),
    onSettled: () => refreshCurrentUser(client),
  });
}

/**
 * Sends the confirmation e-mail again: to the visitor, or to the address that an old link was sent to.
 * @throws ApiError
 */
export function useResendConfirmation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string | null) =>
      request("/api/auth/resend-confirmation", {
        method: "POST",
        body: token === null ? undefined : { token },
      }),
    // The address may have been confirmed on another device.
    onError: () => refreshCurrentUser(client),
  });
}
