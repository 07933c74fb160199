"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { type JournalFile, useJournalFile } from "@/lib/features/journal/client";

/** Saves files of a journal and says when one did not come; `pending` is the path of the one on its way. */
export function useJournalDownload(siteId: string) {
  const file = useJournalFile(siteId);
  const download = (path: JournalFile) =>
    file.mutate(path, {
      onError: (error) => void showFailure("Не удалось скачать", error),
    });
  return { download, pending: file.isPending ? file.variables : null };
}
