"use client";

import { Check, Copy } from "lucide-react";
import { useCopy } from "@/components/shell/use-copy";
import { buttonVariants } from "@/components/ui/button-variants";

type CopyButtonProps = {
  text: string;
  label?: string;
  /** What is copied, if there are several such buttons: «Копировать пароль 2». */
  about?: string;
  isQuiet?: boolean;
};

/** Shows «Скопировано!» for two seconds (docs/specification/site.md#copying). */
export function CopyButton({ text, label = "Копировать", about, isQuiet }: CopyButtonProps) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      className={buttonVariants({ variant: isQuiet ? "quiet" : "secondary", size: "sm" })}
      onClick={() => void copy(text)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <span aria-live="polite">{isCopied ? "Скопировано!" : label}</span>
      {about && !isCopied ? <span className="sr-only"> {about}</span> : null}
    </button>
  );
}
