"use client";

import { Download } from "lucide-react";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { useDownloadAccountData } from "@/lib/features/account-data/client";
import { explain } from "@/lib/platform/api-client/api-error";

/** Saves the file with all that is stored of the user. */
export function ExportButton({ className }: { className?: string }) {
  const downloading = useDownloadAccountData();
  const run = async () => {
    try {
      await downloading.mutateAsync();
      void showMessage("success", { title: "Файл скачан!" });
    } catch (error) {
      void showMessage("error", {
        title: "Ошибка скачивания",
        description: explain(error, "Не удалось скачать файл"),
      });
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={downloading.isPending}
      className={className}
      onClick={() => void run()}
    >
      {downloading.isPending ? null : <Download aria-hidden="true" strokeWidth={1.75} />}
      Скачать мои данные
    </Button>
  );
}
