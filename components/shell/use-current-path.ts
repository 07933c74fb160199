"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The path in the address bar, null until hydration. Prerendered HTML cannot know it: the cabinet is served at `/`
 * (middleware.ts), and a guess would cause a hydration mismatch.
 */
export function useCurrentPath(): string | null {
  const path = usePathname();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? path : null;
}
