"use client";

import { useEffect, useState } from "react";

const tickMs = 5000;

/** The server's time, ticking: the visitor's clock may be wrong, and a deadline must not be. */
export function useNow(serverNow: string): number {
  const [now, setNow] = useState(Date.parse(serverNow));
  useEffect(() => {
    const ahead = Date.parse(serverNow) - Date.now();
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
