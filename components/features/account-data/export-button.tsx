"use client";

import { Download } from "lucide-react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { useDownloadAccountData } from "@/lib/features/account-data/client";

/** Saves the file with all stored data of the user. */
export function ExportButton({ className }: { className?: string }) {
  const downloading = useDownloadAccountData();
  const run = async () => {
    try {
      await downloading.mutateAsync();
      void showMessage("success", { title: "Файл скачан!" });
    } catch (error) {
      void showFailure("Ошибка скачивания", error, "Не удалось скачать файл");
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
