"use client";

import { Check, CodeXml, Copy, Crown, Download, ExternalLink } from "lucide-react";
import Link from "next/link";
import { useWizardAccount } from "@/components/features/documents/form/account/wizard-account";
import { openDocumentPreview } from "@/components/features/documents/preview-window";
import { showCopyError, useDocumentCopy } from "@/components/features/documents/use-document-copy";
import { useDocumentDownload } from "@/components/features/documents/use-document-download";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";
import { canExport } from "@/lib/features/documents/rights/plan-rights";

type ResultActionsProps = { document: DocumentDetails };

/** Copy, preview, download. */
export function ResultActions({ document }: ResultActionsProps) {
  const { plan } = useWizardAccount();
  const { isTextCopied, isHtmlCopied, copyText, copyHtml } = useDocumentCopy(document);
  const { download, busy } = useDocumentDownload(document, { place: "wizard" });
  const hasText = document.generatedContent !== null;
  const isPaid = canExport(plan, "docx");

  const saveAs = (format: DocumentFormat) => (hasText ? download(format) : showCopyError());
  const preview = () => {
    if (!hasText) return showCopyError();
    openDocumentPreview(document).catch(() =>
      showMessage("error", { title: "Ошибка", description: "Не удалось открыть документ" }),
    );
  };

  return (
    <section aria-labelledby="result-copies" className="mt-7 border-t border-line pt-4">
      <h4 id="result-copies" className="text-[1rem]">
        Текст и файлы
      </h4>
      <div className="mt-3 grid grid-cols-6 gap-2 [&>button]:px-2">
        <Button
          variant="secondary"
          className="col-span-6"
          aria-describedby="site-html-hint"
          onClick={() => void copyHtml()}
        >
          <CopyMark icon={CodeXml} isCopied={isHtmlCopied} />
          <span aria-live="polite">
            {isHtmlCopied ? "Скопировано!" : "Копировать для сайта (HTML)"}
          </span>
        </Button>
        <p id="site-html-hint" className="col-span-6 mb-1 text-xs text-ink-faint">
          Код для блока HTML: на Tilda это T123, в WordPress — «Произвольный HTML». Заголовки и
          таблицы останутся.
        </p>
        <Button variant="secondary" className="col-span-6" onClick={() => void copyText()}>
          <CopyMark icon={Copy} isCopied={isTextCopied} />
          <span aria-live="polite">{isTextCopied ? "Скопировано!" : "Копировать текст"}</span>
        </Button>
        <Button variant="secondary" className="col-span-3" onClick={preview}>
          <ExternalLink aria-hidden="true" strokeWidth={1.75} />
          Предпросмотр
        </Button>
        <Button
          variant="secondary"
          className="col-span-3"
          pending={busy === "txt"}
          onClick={() => saveAs("txt")}
        >
          {busy === "txt" ? null : <Download aria-hidden="true" strokeWidth={1.75} />}
          Скачать TXT
        </Button>
        {(["html", "docx", "pdf"] as const).map((format) => {
          const isAllowed = format === "html" || isPaid;
          return (
            <Button
              key={format}
              variant="secondary"
              className="col-span-2"
              disabled={!isAllowed}
              aria-label={`Скачать ${format.toUpperCase()}`}
              aria-describedby={isAllowed ? undefined : "paid-formats"}
              pending={busy === format}
              onClick={() => saveAs(format)}
            >
              {busy === format ? null : isAllowed ? (
                <Download aria-hidden="true" strokeWidth={1.75} />
              ) : (
                <Crown aria-hidden="true" strokeWidth={1.75} className="text-gold" />
              )}
              {format.toUpperCase()}
            </Button>
          );
        })}
      </div>
      {isPaid ? null : (
        <p id="paid-formats" className="mt-2.5 text-sm text-ink-faint">
          Word (DOCX) и PDF доступны на плане «Премиум».{" "}
          <Link href="/premium" target="_blank" className="text-accent underline">
            Что входит в план
          </Link>
        </p>
      )}
    </section>
  );
}

function CopyMark({ icon: Icon, isCopied }: { icon: typeof Copy; isCopied: boolean }) {
  const Shown = isCopied ? Check : Icon;
  return <Shown aria-hidden="true" strokeWidth={1.75} />;
}
