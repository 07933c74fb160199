"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request, requestJson } from "@/lib/api-client/request";
import type { EmailChangeRequest } from "@/lib/users/email-change/schema";
import { refreshCurrentUser } from "@/lib/users/refresh-current-user";

/** Has a link sent to a new address; fails with `ApiError`. */
export function useRequestEmailChange() {
  return useMutation({
    mutationFn: (body: EmailChangeRequest) => request("/api/user/email", { method: "POST", body }),
  });
}

/** Changes the address by the token of a link; fails with `ApiError`. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      requestJson<{ email: string }>("/api/auth/change-email", { method: "POST", body: { token } }),
    onSettled: () => refreshCurrentUser(client),
  });
}
