"use client";

import type { PasswordChange } from "@/lib/features/accounts/password/schema";
import { sessionsKey } from "@/lib/features/accounts/sessions/client";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

/** Changes the password; all other sessions end. */
export function useChangePassword() {
  return useApiMutation(
    (body: PasswordChange) => requestJson("/api/user/password", { method: "PATCH", body }),
    { invalidates: [sessionsKey] },
  );
}
