"use client";

import type { PasswordChange } from "@/lib/features/accounts/password/schema";
import { sessionsKey } from "@/lib/features/accounts/sessions/client";
import { requestJson } from "@/lib/platform/api-client/request";
import { useChange } from "@/lib/platform/api-client/use-change";

/** Changes the password; all other sessions end. */
export function useChangePassword() {
  return useChange(
    (body: PasswordChange) => requestJson("/api/user/password", { method: "PATCH", body }),
    { keys: [sessionsKey] },
  );
}
