"use client";

import { Check, Copy } from "lucide-react";
import { useCopy } from "@/components/shell/use-copy";
import { buttonVariants } from "@/components/ui/button-variants";

type CodeBlockProps = {
  title: string;
  /** The title in the accusative: what is copied. */
  object: string;
  /** Where in the owner's site to paste it. */
  place: string;
  code: string;
  /** Checked before the code is copied. */
  confirm: () => boolean;
};

/** A piece of code with a copy button. */
export function CodeBlock({ title, object, place, code, confirm }: CodeBlockProps) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h3 className="text-[1.0625rem]">{title}</h3>
          <p className="text-sm text-ink-faint">{place}</p>
        </div>
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", size: "sm" })}
          onClick={() => {
            if (confirm()) void copy(code);
          }}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} />
          <span aria-live="polite">
            {isCopied ? (
              "Скопировано!"
            ) : (
              <>
                Скопировать<span className="sr-only"> {object}</span>
              </>
            )}
          </span>
        </button>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="mt-2.5 max-h-96 overflow-auto rounded-md border border-line bg-sheet p-4 font-mono text-xs whitespace-pre-wrap wrap-anywhere leading-relaxed"
      >
        <code>{code}</code>
      </pre>
    </section>
  );
}
