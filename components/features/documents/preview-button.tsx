"use client";

import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { openDocumentPreview } from "@/components/features/documents/preview-window";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";

/** Shows the text in a window of its own (docs/specification/api.md#calls); elsewhere the document's page is a link. */
export function PreviewButton({ document }: { document: Pick<DocumentSummary, "id" | "name"> }) {
  // Called directly: a mutation starts after the click, but browsers allow opening a window only during it.
  const [isOpening, setIsOpening] = useState(false);
  const view = async () => {
    setIsOpening(true);
    try {
      await openDocumentPreview(document);
    } catch (error) {
      void showMessage("error", { title: "Ошибка", description: viewFailure(error) });
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Предпросмотр: ${document.name}`}
      title="Предпросмотр в новом окне"
      className="w-9 px-0 pointer-coarse:w-11"
      pending={isOpening}
      onClick={() => void view()}
    >
      {isOpening ? null : <ExternalLink aria-hidden="true" strokeWidth={1.75} />}
    </Button>
  );
}

/** Texts: docs/specification/messages.md#documents. */
function viewFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return "Необходима авторизация";
  return error instanceof ApiError && error.code !== "NETWORK"
    ? "Не удалось открыть документ"
    : "Ошибка при просмотре документа";
}
