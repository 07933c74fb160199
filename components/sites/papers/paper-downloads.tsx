"use client";

import { FileDown } from "lucide-react";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { papersWords } from "@/content/internal-papers/screen";
import { type PaperAddress, usePaperFile } from "@/lib/features/internal-papers/client";
import { explain } from "@/lib/platform/api-client/api-error";

type PaperDownloadsProps = {
  siteId: string;
  address: PaperAddress;
  /** What the file is of, for those who hear the button. */
  title: string;
  variant?: "secondary" | "quiet";
  /** The adopted text instead of today's. */
  adoption?: string;
};

/** A paper to print: Word to mend it, PDF to sign it as it is. */
export function PaperDownloads({
  siteId,
  address,
  title,
  variant = "quiet",
  adoption,
}: PaperDownloadsProps) {
  const file = usePaperFile(siteId, address);
  return (["docx", "pdf"] as const).map((format) => (
    <Button
      key={format}
      variant={variant}
      size="sm"
      aria-label={`${format.toUpperCase()}: ${title}`}
      pending={file.isPending && file.variables.format === format}
      onClick={() =>
        file.mutate(
          { format, ...(adoption && { adoption }) },
          {
            onError: (error) =>
              void showMessage("error", {
                title: papersWords.notDownloaded,
                description: explain(error, papersWords.tryAgain),
              }),
          },
        )
      }
    >
      <FileDown aria-hidden="true" strokeWidth={1.75} />
      {format.toUpperCase()}
    </Button>
  ));
}
