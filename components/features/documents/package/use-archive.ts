"use client";

import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { useDownloadArchive } from "@/lib/features/documents/package/client";

/** Saves documents as one ZIP and reports the outcome; `site` if they are of a site, possibly another user's. */
export const useArchive = () =>
  useDownloadArchive({
    onSuccess: () => void showMessage("success", { title: "Файл скачан!" }),
    onError: (error) => void showFailure("Ошибка скачивания", error, "Не удалось скачать файл"),
  });
