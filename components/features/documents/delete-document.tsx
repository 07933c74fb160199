"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useDeleteDocument } from "@/lib/features/documents/client";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";

type DeleteDocumentProps = { document: Pick<DocumentSummary, "id" | "name" | "status"> };

/**
 * The delete button: asks for confirmation, because a deleted document cannot be restored. Texts:
 * docs/specification/messages.md#documents.
 */
export function DeleteDocument({ document }: DeleteDocumentProps) {
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteDocument();
  const isDraft = document.status === "draft";

  const remove = async () => {
    try {
      await deletion.mutateAsync(document.id);
      void showMessage("success", {
        title: isDraft ? "Черновик удалён" : "Документ удален",
        ...(isDraft ? {} : { description: "Документ успешно удален из вашей библиотеки" }),
      });
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.status === 401;
      void showMessage("error", {
        title: "Ошибка",
        description: isSignedOut ? "Необходима авторизация" : "Не удалось удалить документ",
      });
    }
    setIsAsking(false);
  };

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Удалить: ${document.name}`}
        title="Удалить"
        className="w-9 px-0 pointer-coarse:w-11 hover:bg-danger-wash hover:text-danger"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.75} />
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={isDraft ? "Удалить черновик?" : "Удалить документ?"}
        description={
          isDraft ? (
            "Ответы этого черновика будут стёрты. Вернуть их будет нельзя."
          ) : (
            <>
              <b className="font-semibold text-ink">{document.name}</b> исчезнет из библиотеки
              вместе с прежними редакциями, а страница по ссылке закроется. Вернуть его будет
              нельзя, и месячный лимит от этого не вырастет.
            </>
          )
        }
        action="Удалить"
        pending={deletion.isPending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
