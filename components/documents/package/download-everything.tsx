"use client";

import { FolderDown } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { explain } from "@/lib/api-client/api-error";
import { downloadEverything } from "@/lib/documents/package/client";

/** All documents as one ZIP (specification § 7 «download-project», § 8 for the words). */
export function DownloadEverything() {
  const [isPacking, setIsPacking] = useState(false);
  const pack = async () => {
    setIsPacking(true);
    try {
      await downloadEverything();
      toast.success("Проект успешно скачан");
    } catch (error) {
      toast.error("Ошибка при скачивании проекта", {
        description: explain(error, "Не удалось скачать проект"),
      });
    } finally {
      setIsPacking(false);
    }
  };
  return (
    <Button variant="quiet" size="sm" pending={isPacking} onClick={() => void pack()}>
      {isPacking ? null : <FolderDown aria-hidden="true" strokeWidth={1.75} />}
      Скачать все (ZIP)
    </Button>
  );
}
