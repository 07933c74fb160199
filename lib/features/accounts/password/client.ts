"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PasswordChange } from "@/lib/features/accounts/password/schema";
import { sessionsKey } from "@/lib/features/accounts/sessions/client";
import { requestJson } from "@/lib/platform/api-client/request";

/** Changes the password; all other sessions end. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) =>
      requestJson("/api/user/password", { method: "PATCH", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
