"use client";

import { Check, Link2 } from "lucide-react";
import { useCopy } from "@/components/shell/use-copy";
import { Button } from "@/components/ui/button";

/** Copies the address of this page, for a developer or for later. */
export function CopyLink() {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Link2;
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => void copy(`${window.location.origin}${window.location.pathname}`)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <span aria-live="polite">{isCopied ? "Скопировано!" : "Скопировать ссылку"}</span>
    </Button>
  );
}
