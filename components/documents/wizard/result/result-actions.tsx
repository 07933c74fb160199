"use client";

import { Check, Copy, Crown, Download, ExternalLink } from "lucide-react";
import Link from "next/link";
import { openDocumentPreview } from "@/components/documents/preview-window";
import { useDownload } from "@/components/documents/use-download";
import { useCopy } from "@/components/documents/wizard/result/use-copy";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { canExport } from "@/lib/documents/policy";
import type { DocumentDetails, DocumentFormat } from "@/lib/documents/types";
import type { CurrentUser } from "@/lib/users/types";

/** Specification § 8: said when there is nothing to copy, show or download. */
const noContent = () =>
  void showMessage("error", { title: "Ошибка", description: "Содержимое документа не найдено" });

type ResultActionsProps = { document: DocumentDetails; user: CurrentUser | null };

/** Copy, preview, download. */
export function ResultActions({ document, user }: ResultActionsProps) {
  const { isCopied, copy } = useCopy();
  const { download, busy } = useDownload(document, { place: "wizard" });
  const text = document.generatedContent;
  const isPaid = user !== null && canExport(user, "docx");

  const saveAs = (format: DocumentFormat) => (text ? void download(format) : noContent());
  const preview = () => {
    if (!text) return noContent();
    openDocumentPreview(document).catch(() =>
      showMessage("error", { title: "Ошибка", description: "Не удалось открыть документ" }),
    );
  };

  return (
    <div className="mt-5">
      <div className="grid grid-cols-2 gap-2 [&>button]:px-2">
        <Button className="col-span-2" onClick={() => (text ? void copy(text) : noContent())}>
          {isCopied ? (
            <Check aria-hidden="true" strokeWidth={1.75} />
          ) : (
            <Copy aria-hidden="true" strokeWidth={1.75} />
          )}
          <span aria-live="polite">{isCopied ? "Скопировано!" : "Копировать текст"}</span>
        </Button>
        <Button variant="secondary" onClick={preview}>
          <ExternalLink aria-hidden="true" strokeWidth={1.75} />
          Предпросмотр
        </Button>
        <Button variant="secondary" pending={busy === "txt"} onClick={() => saveAs("txt")}>
          {busy === "txt" ? null : <Download aria-hidden="true" strokeWidth={1.75} />}
          Скачать TXT
        </Button>
        {(["docx", "pdf"] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            disabled={!isPaid}
            aria-describedby={isPaid ? undefined : "paid-formats"}
            pending={busy === format}
            onClick={() => saveAs(format)}
          >
            {isPaid ? (
              busy === format ? null : (
                <Download aria-hidden="true" strokeWidth={1.75} />
              )
            ) : (
              <Crown aria-hidden="true" strokeWidth={1.75} className="text-gold" />
            )}
            Скачать {format.toUpperCase()}
          </Button>
        ))}
      </div>
      {isPaid ? null : (
        <p id="paid-formats" className="mt-2.5 text-sm text-ink-faint">
          Word (DOCX) и PDF доступны на плане «Премиум».{" "}
          <Link href="/premium" target="_blank" className="text-accent underline">
            Что входит в план
          </Link>
        </p>
      )}
    </div>
  );
}
