"use client";

import { Check, Copy } from "lucide-react";
import { useCopy } from "@/components/shell/use-copy";
import { Button } from "@/components/ui/button";

type CopyableCodeProps = {
  code: string;
  /** What is copied, in the accusative: «код документа». */
  object: string;
  /** Where on the site to paste it. */
  place: string;
};

/** A piece of code for the site with a copy button. */
export function CopyableCode({ code, object, place }: CopyableCodeProps) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="mt-3">
      <p className="text-xs text-ink-faint">{place}</p>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="mt-1.5 max-h-56 overflow-auto rounded-md bg-wash p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
      >
        <code>{code}</code>
      </pre>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => void copy(code)}>
        <Icon aria-hidden="true" strokeWidth={1.75} />
        <span aria-live="polite">{isCopied ? "Скопировано" : `Скопировать ${object}`}</span>
      </Button>
    </div>
  );
}
