"use client";

import { useEffect, useState } from "react";

/** Long enough to finish a number: a warning at its tenth digit of twelve would be wrong. */
const pauseMs = 700;

/** A warning about the text being typed: appears after a pause and disappears immediately. */
export function useDebouncedWarning(warning: string | undefined): string | undefined {
  const [settled, setSettled] = useState(warning);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(warning), pauseMs);
    return () => clearTimeout(timer);
  }, [warning]);
  return warning === settled ? warning : undefined;
}
