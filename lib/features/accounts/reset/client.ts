"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCurrentUser } from "@/lib/features/accounts/current-user";
import type { PasswordResetRequest } from "@/lib/features/accounts/reset/schema";
import { removeAuthToken } from "@/lib/platform/api-client/auth-token";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request } from "@/lib/platform/api-client/request";

/** Requests a link for a new password. @throws ApiError */
export const useForgotPassword = () =>
  useApiMutation((email: string) =>
    request("/api/auth/forgot-password", { method: "POST", body: { email } }),
  );

/** Sets a new password by a link; every session ends, that of this browser too. @throws ApiError */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordResetRequest) =>
      request("/api/auth/reset-password", { method: "POST", body }),
    onSuccess: () => {
      removeAuthToken();
      return refreshCurrentUser(client);
    },
  });
}
