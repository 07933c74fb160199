"use client";

import { useEffect, useMemo, useState } from "react";
import type { CreatedQr, QrRequest } from "@/components/tools/qr/code/qr-in-browser";

/** The encoder and the decoder are loaded with the first text. */
export const loadQrEncoder = () => import("@/components/tools/qr/code/qr-in-browser");

/** Debounce in milliseconds: longer than the pause between two letters. */
const pauseMs = 200;

export type QrState = {
  /** The code of the debounced input; null if there is none. */
  code: CreatedQr | null;
  /** The code's modules did not load. */
  isFailed: boolean;
  /** Returns the code of the current input: for a file, which must not be outdated. */
  obtain: () => Promise<CreatedQr | null>;
};

/** Everything a code is made from except its text. */
export type QrLook = Omit<QrRequest, "text">;

/** The code of `text`, updated while the user types; `text` is undefined while required input is missing. */
export function useQr(text: string | undefined, { settings, logo, caption }: QrLook): QrState {
  const [code, setCode] = useState<CreatedQr | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const request = useMemo(
    () => (text === undefined ? null : { text, settings, logo, caption }),
    [text, settings, logo, caption],
  );

  useEffect(() => {
    if (!request) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      try {
        const fresh = await make(request);
        if (isStale) return;
        setCode(fresh);
        setIsFailed(false);
      } catch {
        if (!isStale) setIsFailed(true);
      }
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [request]);

  const obtain = async () => {
    if (!request) return null;
    if (code?.request === request) return code;
    const fresh = await make(request);
    setCode(fresh);
    return fresh;
  };
  return { code: request && code, isFailed, obtain };
}

async function make(request: QrRequest): Promise<CreatedQr> {
  const { createQrInBrowser } = await loadQrEncoder();
  return { request, ...(await createQrInBrowser(request)) };
}
