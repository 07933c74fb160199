"use client";

import { showMessage } from "@/components/shell/messages/show-message";
import { type JournalFile, useJournalFile } from "@/lib/features/journal/client";
import { explain } from "@/lib/platform/api-client/api-error";

/** Saves files of a journal and says when one did not come; `pending` is the path of the one on its way. */
export function useJournalDownload(siteId: string) {
  const file = useJournalFile(siteId);
  const download = (path: JournalFile) =>
    file.mutate(path, {
      onError: (error) =>
        void showMessage("error", {
          title: "Не удалось скачать",
          description: explain(error, "Сервер не ответил. Попробуйте ещё раз."),
        }),
    });
  return { download, pending: file.isPending ? file.variables : null };
}
