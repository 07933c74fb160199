"use client";

import { Check, Copy } from "lucide-react";
import { useCopy } from "@/components/shell/use-copy";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/controls/input";
import { lawyerLinkTexts as texts } from "@/content/lawyer-review/texts";

/** The address with a copy button. */
export function LinkAddress({ address }: { address: string }) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Input
        readOnly
        aria-label={texts.address}
        value={address}
        className="min-w-0 flex-1 basis-52 text-sm"
        onFocus={(event) => event.target.select()}
      />
      <Button className="max-xs:w-full" onClick={() => void copy(address)}>
        <Icon aria-hidden="true" strokeWidth={1.75} />
        <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
      </Button>
    </div>
  );
}
