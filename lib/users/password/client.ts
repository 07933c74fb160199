"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { requestJson } from "@/lib/api-client/request";
import { sessionsKey } from "@/lib/sessions/client";
import type { PasswordChange } from "@/lib/users/password/schema";

/** Changes the password; all sessions but this one end. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) =>
      requestJson<{ endedSessions: number }>("/api/user/password", { method: "PATCH", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
