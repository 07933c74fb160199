"use client";

import { FolderDown } from "lucide-react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { useDownloadEverything } from "@/lib/features/documents/package/client";

/** All documents as one ZIP (docs/specification/documents.md#archive). */
export function DownloadEverything() {
  const { mutate, isPending } = useDownloadEverything({
    onSuccess: () =>
      void showMessage("success", {
        title: "Проект успешно скачан",
        description: "Архив с вашими документами — в папке загрузок.",
      }),
    onError: (error) =>
      void showFailure("Ошибка при скачивании проекта", error, "Не удалось скачать проект"),
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      className="max-sm:-ml-3"
      pending={isPending}
      onClick={() => mutate()}
    >
      {isPending ? null : <FolderDown aria-hidden="true" strokeWidth={1.75} />}
      Скачать все (ZIP)
    </Button>
  );
}
