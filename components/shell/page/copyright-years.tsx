"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** «© 2024–2026». Pages are prerendered, so the year of the build is corrected in the browser. */
export function CopyrightYears({ since, until }: { since: number; until: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => until,
  );
  return <>{year > since ? `© ${since}–${year}` : `© ${since}`}</>;
}
