"use client";

import { FileButtons } from "@/components/shell/file-buttons";
import { paperTexts } from "@/content/internal-papers/screen";
import { type PaperAddress, usePaperFile } from "@/lib/features/internal-papers/client";

type PaperDownloadsProps = {
  siteId: string;
  address: PaperAddress;
  /** What the file contains, for screen readers. */
  title: string;
  variant?: "secondary" | "quiet";
  /** The adopted text instead of the current one. */
  adoption?: string;
};

/** A paper to print. */
export function PaperDownloads({
  siteId,
  address,
  title,
  variant = "quiet",
  adoption,
}: PaperDownloadsProps) {
  const file = usePaperFile(siteId, address);
  return (
    <FileButtons
      file={file}
      save={(format, options) => file.mutate({ format, ...(adoption && { adoption }) }, options)}
      title={title}
      variant={variant}
      texts={{ notDownloaded: paperTexts.notDownloaded, noAnswer: paperTexts.tryAgain }}
    />
  );
}
