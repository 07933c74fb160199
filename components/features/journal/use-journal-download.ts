"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { type JournalFile, useJournalFile } from "@/lib/features/journal/client";

/** Saves files of a journal and reports failures; `pending` is the path of the file being fetched. */
export function useJournalDownload(siteId: string) {
  const file = useJournalFile(siteId);
  const download = (path: JournalFile) =>
    file.mutate(path, {
      onError: (error) => void showFailure("Не удалось скачать", error),
    });
  return { download, pending: file.isPending ? file.variables : null };
}
