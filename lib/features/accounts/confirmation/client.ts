"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCurrentUser } from "@/lib/features/accounts/current-user";
import { request } from "@/lib/platform/api-client/request";

/** Confirms an address by the token of its link; fails with `ApiError`. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      request("/api/auth/confirm-email", { method: "POST", body: { token } }),
    onSettled: () => refreshCurrentUser(client),
  });
}

/** Resends the confirmation e-mail: to the visitor, or to whom an old link was sent; fails with `ApiError`. */
export function useResendConfirmation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string | null) =>
      request("/api/auth/resend-confirmation", {
        method: "POST",
        body: token === null ? undefined : { token },
      }),
    // It may have been confirmed on another device.
    onError: () => refreshCurrentUser(client),
  });
}
