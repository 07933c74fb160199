"use client";

import { useEffect, useRef, useState } from "react";
import type { CreatedQr, QrRequest } from "@/components/tools/qr/code/qr-in-browser";
import { loadQrEncoder, type QrLook } from "@/components/tools/qr/code/use-qr";
import { captionProblem } from "@/lib/tools/qr/caption";
import type { BatchItem } from "@/lib/tools/qr/payload/batch";

/** A code of the table that is readable. */
export type BatchCode = { item: BatchItem; qr: CreatedQr };
/** A row without a code. */
export type BatchFailure = { item: BatchItem; message: string };

export type BatchRun = {
  /** The run's inputs: changing the table or the appearance requires a new one. */
  items: readonly BatchItem[];
  codes: readonly BatchCode[];
  failures: readonly BatchFailure[];
  done: number;
};

export type BatchLook = QrLook & {
  /** Each frame shows the name of its row instead of `caption`. */
  isNamed: boolean;
};

/** Makes the codes of a table one after another, so that the page stays responsive. */
export function useBatch({ settings, logo, caption, isNamed }: BatchLook) {
  const [run, setRun] = useState<BatchRun | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  // The inputs have changed: earlier codes are outdated.
  const current = useRef(0);
  const startOver = () => {
    current.current += 1;
    setRun(null);
    setIsFailed(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: not read, but a change of them ends the run
  useEffect(() => startOver, [settings, logo, caption, isNamed]);

  /** Resolves with true when all are made, with false when the run was cancelled. */
  const make = async (items: readonly BatchItem[]): Promise<boolean> => {
    startOver();
    const number = current.current;
    const isStale = () => number !== current.current;
    const codes: BatchCode[] = [];
    const failures: BatchFailure[] = [];
    const report = () =>
      setRun({
        items,
        codes: [...codes],
        failures: [...failures],
        done: codes.length + failures.length,
      });
    report();
    try {
      const { createQrInBrowser } = await loadQrEncoder();
      for (const item of items) {
        const text = isNamed ? item.name : caption;
        const problem = settings.frame === "none" ? null : captionProblem(text);
        if (problem) failures.push({ item, message: problem });
        else {
          const request: QrRequest = { text: item.text, settings, logo, caption: text };
          const qr: CreatedQr = { request, ...(await createQrInBrowser(request)) };
          if (qr.rejection) {
            failures.push({ item, message: `${qr.rejection.title}. ${qr.rejection.text}` });
          } else codes.push({ item, qr });
        }
        if (isStale()) return false;
        if ((codes.length + failures.length) % stepSize === 0) {
          report();
          await pause();
          if (isStale()) return false;
        }
      }
      report();
      return true;
    } catch {
      if (!isStale()) {
        setRun(null);
        setIsFailed(true);
      }
      return false;
    }
  };
  return { run, isFailed, make, startOver };
}

/** Codes between two yields to the browser. */
const stepSize = 5;

/** Lets the browser paint and handle input. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
