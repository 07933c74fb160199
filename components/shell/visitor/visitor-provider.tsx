"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import {
  CurrentUserContext,
  guest,
  SetCurrentUserContext,
  unknownVisitor,
} from "@/lib/features/accounts/visitor-context";
import { authTokenKey, mayBeSignedIn } from "@/lib/platform/api-client/auth-token";

/**
 * The visitor, for the whole page. Provided by TanStack Query, eleven kilobytes that are loaded only if there may be a
 * session: a guest's page neither loads them nor sends a request.
 */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const [visitor, setVisitor] = useState(unknownVisitor);
  const [Watcher, setWatcher] = useState<ComponentType | null>(null);
  const isSignedIn = visitor.user !== null;
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page retries a failed load
  useEffect(() => {
    let isCancelled = false;
    const watch = () => {
      // No session now, but a sign-in on this page may start one.
      if (!isSignedIn && !mayBeSignedIn()) {
        return setVisitor((known) => (known.user ? known : guest));
      }
      import("@/components/shell/visitor/visitor-watcher").then(
        ({ VisitorWatcher }) => isCancelled || setWatcher(() => VisitorWatcher),
        // The code did not load: treat as a guest, until the next page tries again.
        () => isCancelled || setVisitor((known) => (known.isLoading ? guest : known)),
      );
    };
    watch();
    // A sign-in in another tab, which a guest's page has no watcher for.
    const hear = ({ key }: StorageEvent) => {
      if (key === authTokenKey) watch();
    };
    window.addEventListener("storage", hear);
    return () => {
      isCancelled = true;
      window.removeEventListener("storage", hear);
    };
  }, [isSignedIn, path]);

  return (
    <CurrentUserContext value={visitor}>
      <SetCurrentUserContext value={setVisitor}>
        {children}
        {Watcher ? <Watcher /> : null}
      </SetCurrentUserContext>
    </CurrentUserContext>
  );
}
