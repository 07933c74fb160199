"use client";

import { showMessage } from "@/components/shell/messages/show-message";
import { useDownloadDocument } from "@/lib/features/documents/client";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";

/** The wizard has its own texts (docs/specification/messages.md#documents). */
const failureTexts = {
  library: "Не удалось скачать документ",
  wizard: "Не удалось скачать файл",
} as const;

type DownloadOptions = {
  /** The newest edition by default. */
  edition?: number | undefined;
  place?: keyof typeof failureTexts;
};

/** Downloads an edition of a document and reports the outcome; `busy` is the format being downloaded. */
export function useDocumentDownload(
  document: Pick<DocumentSummary, "id" | "name">,
  { edition, place = "library" }: DownloadOptions = {},
) {
  const { mutate, isPending, variables } = useDownloadDocument(document, edition, {
    onSuccess: () => void showMessage("success", { title: "Файл скачан!" }),
    onError: (error) =>
      void showMessage("error", {
        title: "Ошибка скачивания",
        description: downloadFailure(error, failureTexts[place]),
      }),
  });
  return {
    download: (format: DocumentFormat) => {
      if (!isPending) mutate(format);
    },
    busy: isPending ? variables : null,
  };
}

/** Texts: docs/specification/messages.md#documents; an error about the plan keeps the server's own sentence. */
function downloadFailure(error: unknown, refused: string): string {
  if (!(error instanceof ApiError)) return "Ошибка при скачивании документа";
  if (error.status === 401) return "Необходима авторизация";
  if (error.code === "PREMIUM_REQUIRED" && error.explanation) return error.explanation;
  return error.code === "NETWORK" ? "Ошибка при скачивании документа" : refused;
}
