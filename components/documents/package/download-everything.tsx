"use client";

import { FolderDown } from "lucide-react";
import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { downloadEverything } from "@/lib/features/documents/package/client";

/** All documents as one ZIP (docs/specification/documents.md#archive). */
export function DownloadEverything() {
  const [isPacking, setIsPacking] = useState(false);
  const pack = async () => {
    setIsPacking(true);
    try {
      await downloadEverything();
      void showMessage("success", {
        title: "Проект успешно скачан",
        description: "Архив с вашими документами — в папке загрузок.",
      });
    } catch (error) {
      void showFailure("Ошибка при скачивании проекта", error, "Не удалось скачать проект");
    } finally {
      setIsPacking(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      className="max-sm:-ml-3"
      pending={isPacking}
      onClick={() => void pack()}
    >
      {isPacking ? null : <FolderDown aria-hidden="true" strokeWidth={1.75} />}
      Скачать все (ZIP)
    </Button>
  );
}
