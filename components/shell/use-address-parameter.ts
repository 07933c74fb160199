"use client";

import { useSyncExternalStore } from "react";

const changed = "address-parameter";

function subscribe(listen: () => void): () => void {
  window.addEventListener("popstate", listen);
  window.addEventListener(changed, listen);
  return () => {
    window.removeEventListener("popstate", listen);
    window.removeEventListener(changed, listen);
  };
}

/**
 * A filter stored in the URL (`?q=`, `?category=`): it can be linked to and survives Back. The page stays prerendered
 * with everything on it, because the URL is read in the browser only. Setting an empty value removes the parameter.
 * `step` creates a history entry: for a choice, not for each letter of a search.
 */
export function useAddressParameter(
  name: string,
  { step = false }: { step?: boolean } = {},
): [value: string, set: (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name) ?? "",
    () => "",
  );
  const set = (next: string) => {
    const address = new URL(window.location.href);
    if (next === "") address.searchParams.delete(name);
    else address.searchParams.set(name, next);
    const path = `${address.pathname}${address.search}${address.hash}`;
    // Next's router picks up both calls; `router.push` would fetch the page again.
    if (step) window.history.pushState(null, "", path);
    else window.history.replaceState(null, "", path);
    window.dispatchEvent(new Event(changed));
  };
  return [value, set];
}
