"use client";

import { useEffect, useRef, useState } from "react";
import { useAddressParameter } from "@/components/shell/use-address-parameter";

export type Setting = { value: string; set: (value: string) => void; reset: () => void };

/**
 * A setting that the address keeps, so that it can be shared. It is written there a moment after the
 * last change: Safari throws when a slider rewrites the address a hundred times in half a minute.
 */
export function useSetting(name: string, initial: string): Setting {
  const [inAddress, setInAddress] = useAddressParameter(name);
  const [chosen, setChosen] = useState<string | null>(null);
  const timer = useRef<number | undefined>(undefined);
  // Left running it would write into the address of the next page.
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const writeLater = (value: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setInAddress(value), 400);
  };
  return {
    value: chosen ?? (inAddress || initial),
    set: (value) => {
      setChosen(value);
      writeLater(value === initial ? "" : value);
    },
    reset: () => {
      setChosen(null);
      window.clearTimeout(timer.current);
      setInAddress("");
    },
  };
}
