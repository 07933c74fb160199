"use client";

import { Eye, Trash2 } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { DownloadMenu } from "@/components/documents/download-menu";
import { openDocumentPreview } from "@/components/documents/preview-window";
import { TypeMark } from "@/components/documents/type-mark";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatDay } from "@/components/ui/format-moment";
import { documentTypeInfo } from "@/content/document-types";
import { ApiError } from "@/lib/api-client/api-error";
import { useDeleteDocument } from "@/lib/documents/client";
import type { DocumentSummary } from "@/lib/documents/types";
import { toDisplayAddress } from "@/lib/engine/answers/web-address";
import type { CurrentUser } from "@/lib/users/types";

/** One document of the list with what can be done to it. */
export function DocumentRow({ document, user }: { document: DocumentSummary; user: CurrentUser }) {
  const [asksToDelete, setAsksToDelete] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const deletion = useDeleteDocument();
  const { colour, name: typeName } = documentTypeInfo(document.type);
  const { companyName, websiteUrl } = document.formData;
  // The name usually says the type and the company already.
  const details = [typeName, companyName ?? "", toDisplayAddress(websiteUrl ?? "")].filter(
    (detail) => detail !== "" && !document.name.includes(detail),
  );

  const view = async () => {
    setIsOpening(true);
    try {
      await openDocumentPreview(document);
    } catch (error) {
      toast.error("Ошибка", { description: viewFailure(error) });
    } finally {
      setIsOpening(false);
    }
  };

  const remove = () =>
    deletion.mutate(document.id, {
      onSuccess: () => {
        setAsksToDelete(false);
        toast.success("Документ удален", {
          description: "Документ успешно удален из вашей библиотеки",
        });
      },
      onError: (error) => {
        setAsksToDelete(false);
        toast.error("Ошибка", {
          description: isSignedOut(error)
            ? "Необходима авторизация"
            : "Не удалось удалить документ",
        });
      },
    });

  return (
    <Card className="relative overflow-hidden p-5 pl-6 md:flex md:items-start md:gap-6">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 w-1"
        style={{ background: `var(${colour})` }}
      />
      <div className="flex min-w-0 flex-1 gap-3.5">
        <TypeMark type={document.type} className="mt-px" />
        <div className="min-w-0">
          <h2 className="line-clamp-3 text-[1.0625rem] leading-snug">{document.name}</h2>
          <p className="mt-1 flex flex-wrap gap-x-2.5 text-sm text-ink-faint">
            {details.map((detail) => (
              <span key={detail} className="line-clamp-1 break-all">
                {detail}
              </span>
            ))}
            <time dateTime={document.createdAt} className="whitespace-nowrap">
              {formatDay(document.createdAt)}
            </time>
          </p>
        </div>
      </div>
      <div className="flex items-center gap-2 max-md:mt-4 max-md:ml-[2.375rem]">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Открыть: ${document.name}`}
          pending={isOpening}
          onClick={() => void view()}
        >
          {isOpening ? null : (
            <Eye aria-hidden="true" strokeWidth={1.75} className="max-xs:hidden" />
          )}
          Открыть
        </Button>
        <DownloadMenu document={document} user={user} />
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Удалить: ${document.name}`}
          title="Удалить"
          className="w-9 px-0 hover:bg-danger-wash hover:text-danger max-md:ml-auto"
          onClick={() => setAsksToDelete(true)}
        >
          <Trash2 aria-hidden="true" strokeWidth={1.75} />
        </Button>
      </div>
      <ConfirmDialog
        open={asksToDelete}
        onOpenChange={setAsksToDelete}
        title="Удалить документ?"
        description={
          <>
            <b className="font-semibold text-ink">{document.name}</b> исчезнет из библиотеки вместе
            с прежними версиями. Вернуть его будет нельзя, и месячный лимит от этого не вырастет.
          </>
        }
        action="Удалить"
        pending={deletion.isPending}
        onConfirm={remove}
      />
    </Card>
  );
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Specification § 8 «Documents». */
function viewFailure(error: unknown): string {
  if (isSignedOut(error)) return "Необходима авторизация";
  return error instanceof ApiError && error.code !== "NETWORK"
    ? "Не удалось открыть документ"
    : "Ошибка при просмотре документа";
}
