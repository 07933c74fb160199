"use client";

import { useEffect, useRef, useState } from "react";
import { useAddressParameter } from "@/components/shell/use-address-parameter";

export type Setting = { value: string; set: (value: string) => void; reset: () => void };

/**
 * A setting stored in the URL, so that it can be shared. Written shortly after the last change: Safari throws when a
 * slider changes the URL a hundred times in half a minute.
 */
export function useSetting(name: string, initial: string): Setting {
  const [inAddress, setInAddress] = useAddressParameter(name);
  const [chosen, setChosen] = useState<string | null>(null);
  const timer = useRef<number | undefined>(undefined);
  // If not cancelled, it would write into the next page's URL.
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
