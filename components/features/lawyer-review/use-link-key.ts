"use client";

import { useEffect, useState } from "react";

const storageKey = "lawyer-review-key";
/** 256 bits in base64url. */
const shape = /^[A-Za-z0-9_-]{43}$/;

/**
 * The key of the link that opened this page: the URL fragment, which browsers do not send to servers. Also kept in this
 * window, because an anchor replaces the fragment. Undefined until known, null if there is none.
 */
export function useLinkKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    const read = () => setKey(keyOfAddress() ?? keptKey());
    read();
    // Another link may be opened in the same window.
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return key;
}

function keyOfAddress(): string | null {
  const key = window.location.hash.slice(1);
  if (!shape.test(key)) return null;
  try {
    sessionStorage.setItem(storageKey, key);
  } catch {
    // Storage is blocked: the URL has it.
  }
  return key;
}

function keptKey(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
