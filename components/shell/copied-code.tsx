"use client";

import { Check, Copy } from "lucide-react";
import { useCopy } from "@/components/shell/use-copy";
import { Button } from "@/components/ui/button";

type CopiedCodeProps = {
  code: string;
  /** What is copied, in the accusative: «код документа». */
  object: string;
  /** Where on the site it goes. */
  place: string;
};

/** A piece of code for the site, and the button that copies it. */
export function CopiedCode({ code, object, place }: CopiedCodeProps) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="mt-3">
      <p className="text-xs text-ink-faint">{place}</p>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to reach what scrolls
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
