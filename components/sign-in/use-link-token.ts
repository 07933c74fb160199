"use client";

import { useEffect, useRef, useState } from "react";

/**
 * The token of the link that opened this page: undefined until known, null when the address has none. It
 * leaves the address bar at once, so that it stays in no history, bookmark or screenshot.
 */
export function useLinkToken(): string | null | undefined {
  // Read once: React runs an effect twice in development, and the second finds a clean address.
  const taken = useRef<string | null>(undefined);
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    if (taken.current === undefined) {
      taken.current = new URLSearchParams(window.location.search).get("token") || null;
      window.history.replaceState(window.history.state, "", window.location.pathname);
    }
    setToken(taken.current);
  }, []);
  return token;
}

/**
 * The token, given once to what the link is opened for: a second call would find it used up and say that
 * the link is no good.
 */
export function useOpenedLink(open: (token: string) => void): string | null | undefined {
  const token = useLinkToken();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!token || isOpened.current) return;
    isOpened.current = true;
    open(token);
  }, [token, open]);
  return token;
}
