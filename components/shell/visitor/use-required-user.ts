"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

/**
 * The signed-in user, for a screen that guests may not see; null until known. A guest is redirected to the login and
 * returns from there (docs/specification/accounts.md#signed-out-visits): to the screen's path, or to `returnTo` if its
 * query has to be kept.
 */
export function useRequiredUser(returnTo?: string): CurrentUser | null {
  const { user, isLoading } = useCurrentUser();
  useLoginOf(!isLoading && !user, returnTo);
  return user;
}

/**
 * True once the signed-in user is known, for a screen with much input: a session that ends then neither unmounts it nor
 * redirects. What the screen saves fails with a message, and the copy in the browser stays.
 */
export function useWasSignedIn(): boolean {
  const { user, isLoading } = useCurrentUser();
  const isSignedIn = user !== null;
  const [hasOpened, setHasOpened] = useState(isSignedIn);
  if (isSignedIn && !hasOpened) setHasOpened(true);
  useLoginOf(!isLoading && !hasOpened);
  return hasOpened;
}

function useLoginOf(isGuest: boolean, returnTo?: string): void {
  const router = useRouter();
  const path = usePathname();
  const target = returnTo ?? path;
  useEffect(() => {
    // A query in `target` belongs to that page, not to the login.
    const next = encodeURIComponent(target).replaceAll("%2F", "/");
    if (isGuest) router.replace(`/login?next=${next}`);
  }, [isGuest, target, router]);
}
