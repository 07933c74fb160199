"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshCurrentUser } from "@/lib/features/accounts/current-user";
import type { EmailChangeRequest } from "@/lib/features/accounts/email-change/schema";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";

/** Requests a link to a new address. @throws ApiError */
export const useRequestEmailChange = () =>
  useApiMutation((body: EmailChangeRequest) =>
    request("/api/user/email", { method: "POST", body }),
  );

/** Changes the address by the token of a link. @throws ApiError */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      requestJson("/api/auth/change-email", { method: "POST", body: { token } }),
    onSettled: () => refreshCurrentUser(client),
  });
}
