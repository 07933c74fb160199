"use client";

import { useState } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { downloadArchive } from "@/lib/features/documents/package/client";

/** Saves documents as one ZIP and says how it went; with `site` those of a site, which may be somebody else's. */
export function useArchive() {
  const [isPacking, setIsPacking] = useState(false);
  const pack = async (ids: string[], site?: string): Promise<void> => {
    setIsPacking(true);
    try {
      await downloadArchive(ids, site);
      void showMessage("success", { title: "Файл скачан!" });
    } catch (error) {
      void showFailure("Ошибка скачивания", error, "Не удалось скачать файл");
    } finally {
      setIsPacking(false);
    }
  };
  return { isPacking, pack };
}
