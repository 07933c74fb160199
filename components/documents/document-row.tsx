"use client";

import { Eye } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { ContinueDraftButton } from "@/components/documents/continue-draft-button";
import { DeleteDocument } from "@/components/documents/delete-document";
import { DownloadMenu } from "@/components/documents/download-menu";
import { openDocumentPreview } from "@/components/documents/preview-window";
import { TypeMark } from "@/components/documents/type-mark";
import { showMessage } from "@/components/shell/messages/show-message";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { formatDay } from "@/components/ui/format-moment";
import { documentTypeInfo } from "@/content/wizard/document-types";
import { ApiError } from "@/lib/api-client/api-error";
import type { DocumentSummary } from "@/lib/documents/types";
import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import { useRequiresUpdate } from "@/lib/law-watch/client";
import type { CurrentUser } from "@/lib/users/types";

/** One document or draft of the list with what can be done to it. */
export function DocumentRow({ document, user }: { document: DocumentSummary; user: CurrentUser }) {
  const { colour, name: typeName } = documentTypeInfo(document.type);
  const { companyName, websiteUrl } = document.formData;
  const isDraft = document.status === "draft";
  const requiresUpdate = useRequiresUpdate(document.id);
  // The name usually says the type and the company already.
  const details = [typeName, companyName ?? "", toDisplayAddress(websiteUrl ?? "")].filter(
    (detail) => detail !== "" && !document.name.includes(detail),
  );
  // A draft is dated by its last change, a document by the day it was made.
  const date = isDraft ? document.updatedAt : document.createdAt;

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
          <h2 className="line-clamp-3 text-[1.0625rem] leading-snug">
            {isDraft ? (
              document.name
            ) : (
              <Link
                href={`/documents/${document.id}`}
                prefetch={false}
                className="text-ink no-underline hover:text-accent hover:underline"
              >
                {document.name}
              </Link>
            )}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-faint">
            {isDraft ? <Badge>Черновик</Badge> : null}
            {requiresUpdate ? <Badge tone="danger">требует обновления</Badge> : null}
            {details.map((detail) => (
              <span key={detail} className="line-clamp-2 break-words">
                {detail}
              </span>
            ))}
            <time dateTime={date} className="whitespace-nowrap">
              {isDraft ? `изменён ${formatDay(date)}` : formatDay(date)}
            </time>
            {document.edition > 1 ? <span>редакция № {document.edition}</span> : null}
            {document.publication ? <span>открыт по ссылке</span> : null}
          </p>
        </div>
      </div>
      <div className="flex items-center gap-2 max-md:mt-4 max-md:ml-[2.375rem]">
        {isDraft ? (
          <ContinueDraftButton draft={document} />
        ) : (
          <>
            <OpenButton document={document} />
            <DownloadMenu document={document} user={user} />
          </>
        )}
        <DeleteDocument document={document} className="max-md:ml-auto" />
      </div>
    </Card>
  );
}

/** The text in a window of its own. */
function OpenButton({ document }: { document: DocumentSummary }) {
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
      variant="secondary"
      size="sm"
      aria-label={`Открыть: ${document.name}`}
      pending={isOpening}
      onClick={() => void view()}
    >
      {isOpening ? null : <Eye aria-hidden="true" strokeWidth={1.75} className="max-xs:hidden" />}
      Открыть
    </Button>
  );
}

/** Specification § 8 «Documents». */
function viewFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return "Необходима авторизация";
  return error instanceof ApiError && error.code !== "NETWORK"
    ? "Не удалось открыть документ"
    : "Ошибка при просмотре документа";
}
