"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

/**
 * The signed-in user, for a screen that guests may not see; null until known. A guest is sent to the login and
 * comes back to `path` from there (docs/specification/accounts.md#signed-out-visits).
 */
export function useRequiredUser(path: string): CurrentUser | null {
  const { user, isLoading } = useCurrentUser();
  useLoginOf(!isLoading && !user, path);
  return user;
}

/**
 * True once the signed-in user is known, for a screen in which much is typed: a session that ends then neither takes it
 * off nor sends anybody away. What the screen saves fails with a message, and the copy in the browser stays.
 */
export function useOpenedOnce(path: string): boolean {
  const { user, isLoading } = useCurrentUser();
  const hasOpened = useRef(false);
  hasOpened.current ||= user !== null;
  useLoginOf(!isLoading && !hasOpened.current, path);
  return hasOpened.current;
}

function useLoginOf(isGuest: boolean, path: string): void {
  const router = useRouter();
  useEffect(() => {
    // A query of the path is its own, not the login's.
    const next = encodeURIComponent(path).replaceAll("%2F", "/");
    if (isGuest) router.replace(`/login?next=${next}`);
  }, [isGuest, path, router]);
}
