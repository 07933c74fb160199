"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

/**
 * The signed-in user, for a screen that guests may not see; null until known. A guest is redirected to the login and
 * returns to `path` from there (docs/specification/accounts.md#signed-out-visits).
 */
export function useRequiredUser(path: string): CurrentUser | null {
  const { user, isLoading } = useCurrentUser();
  useLoginOf(!isLoading && !user, path);
  return user;
}

/**
 * True once the signed-in user is known, for a screen with much input: a session that ends then neither unmounts it nor
 * redirects. What the screen saves fails with a message, and the copy in the browser stays.
 */
export function useWasSignedIn(path: string): boolean {
  const { user, isLoading } = useCurrentUser();
  const hasOpened = useRef(false);
  hasOpened.current ||= user !== null;
  useLoginOf(!isLoading && !hasOpened.current, path);
  return hasOpened.current;
}

function useLoginOf(isGuest: boolean, path: string): void {
  const router = useRouter();
  useEffect(() => {
    // A query in `path` belongs to that page, not to the login.
    const next = encodeURIComponent(path).replaceAll("%2F", "/");
    if (isGuest) router.replace(`/login?next=${next}`);
  }, [isGuest, path, router]);
}
