"use client";

import { useEffect, useRef, useState } from "react";

/**
 * The token of the link that opened this page: undefined until known, null if the URL has none. It is removed from the
 * address bar immediately, so that it stays in no history, bookmark or screenshot.
 */
export function useLinkToken(): string | null | undefined {
  // Read once: React runs effects twice in development, and the second run finds a clean URL.
  const usedToken = useRef<string | null>(undefined);
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    if (usedToken.current === undefined) {
      usedToken.current = new URLSearchParams(window.location.search).get("token") || null;
      window.history.replaceState(window.history.state, "", window.location.pathname);
    }
    setToken(usedToken.current);
  }, []);
  return token;
}

/** Uses the token exactly once: a second call would find it used up and report an invalid link. */
export function useTokenOnce(open: (token: string) => void): string | null | undefined {
  const token = useLinkToken();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!token || isOpened.current) return;
    isOpened.current = true;
    open(token);
  }, [token, open]);
  return token;
}
