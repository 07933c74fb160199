"use client";

import { useSyncExternalStore } from "react";
import {
  currentVisitor,
  notAsked,
  onVisitor,
  showVisitor,
  type Visitor,
} from "@/lib/features/accounts/visitor";
import { mayBeSignedIn } from "@/lib/platform/api-client/auth-token";

const guest: Visitor = { user: null, isLoading: false };

/** A guest costs neither a request nor the code of one; a session is asked about once in five minutes. */
async function ask() {
  if (!currentVisitor().user && !mayBeSignedIn()) return showVisitor(guest);
  try {
    const { watchCurrentUser } = await import("@/lib/features/accounts/current-user-query");
    watchCurrentUser();
  } catch {
    // The code did not come: a guest, until the next part of a page asks again.
    if (currentVisitor().isLoading) showVisitor(guest);
  }
}

function subscribe(listen: () => void): () => void {
  const stop = onVisitor(listen);
  void ask();
  return stop;
}

/** Who is here: `user` is null for a guest and until `isLoading` ends. */
export function useCurrentUser(): Visitor {
  return useSyncExternalStore(subscribe, currentVisitor, () => notAsked);
}
