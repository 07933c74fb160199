"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useCurrentUser } from "@/lib/features/accounts/client";
import type { CurrentUser } from "@/lib/features/accounts/responses";

/**
 * The signed-in user, for a screen that guests may not see; null until known. A guest is sent to the login and
 * comes back to `path` from there (docs/specification/accounts.md#signed-out-visits).
 */
export function useRequiredUser(path: string): CurrentUser | null {
  const { user, isLoading } = useCurrentUser();
  const router = useRouter();
  const isGuest = !isLoading && !user;
  useEffect(() => {
    if (isGuest) router.replace(`/login?next=${path}`);
  }, [isGuest, path, router]);
  return user;
}
