"use client";

import { Check, CodeXml, Copy, Crown, Download, ExternalLink } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { openDocumentPreview } from "@/components/documents/preview-window";
import { sayMissing, useDocumentCopy } from "@/components/documents/use-document-copy";
import { useDownload } from "@/components/documents/use-download";
import { showMessage } from "@/components/shell/messages/show-message";
import { useCopy } from "@/components/shell/use-copy";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { formatRussianDate } from "@/lib/core/moscow-time";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { consentPurposeOf } from "@/lib/engine/answers/subject";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import type { DocumentFormat } from "@/lib/features/documents/formats";
import { canExport } from "@/lib/features/documents/policy";
import type { DocumentDetails } from "@/lib/features/documents/responses";

type ResultActionsProps = { document: DocumentDetails; user: CurrentUser | null };

/** Copy, preview, download. */
export function ResultActions({ document, user }: ResultActionsProps) {
  const { isTextCopied, isHtmlCopied, copyText, copyHtml } = useDocumentCopy(document);
  const { download, busy } = useDownload(document, { place: "wizard" });
  const hasText = document.generatedContent !== null;
  const isPaid = user !== null && canExport(user, "docx");

  const saveAs = (format: DocumentFormat) => (hasText ? void download(format) : sayMissing());
  const preview = () => {
    if (!hasText) return sayMissing();
    openDocumentPreview(document).catch(() =>
      showMessage("error", { title: "Ошибка", description: "Не удалось открыть документ" }),
    );
  };

  return (
    <div className="mt-5">
      <div className="grid grid-cols-6 gap-2 [&>button]:px-2">
        <Button className="col-span-6" onClick={() => void copyText()}>
          <CopyMark icon={Copy} isCopied={isTextCopied} />
          <span aria-live="polite">{isTextCopied ? "Скопировано!" : "Копировать текст"}</span>
        </Button>
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
    </div>
  );
}

function CopyMark({ icon: Icon, isCopied }: { icon: typeof Copy; isCopied: boolean }) {
  const Shown = isCopied ? Check : Icon;
  return <Shown aria-hidden="true" strokeWidth={1.75} />;
}

/** Where owners usually publish a consent, until they say otherwise. */
const usualPath = "/soglasie";

/** The box that stands at the owner's form, as code to copy: without it a consent is only a text. */
export function ConsentCode({
  document,
  answers,
}: {
  document: DocumentDetails;
  answers: DocumentAnswers;
}) {
  const [address, setAddress] = useState(usualPath);
  const { isCopied, copy } = useCopy();
  const code = useConsentCode(document, answers, address.trim() || usualPath);
  if (!code) return null;
  return (
    <section className="mt-7 border-t border-line pt-4">
      <h4 className="text-[1rem]">Код галочки для формы</h4>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        Вставьте его в форму перед кнопкой отправки. Галочка не стоит заранее: её ставит сам
        человек.
      </p>
      <Field
        id="consent-address"
        label="Где опубликовано согласие"
        hint="Адрес страницы или путь от корня сайта."
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
      </Field>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be scrollable by keys
        tabIndex={0}
        className="mt-4 max-h-56 overflow-auto rounded-md bg-wash p-3 text-xs whitespace-pre-wrap wrap-anywhere"
      >
        <code>{code}</code>
      </pre>
      <Button variant="secondary" className="mt-2 w-full" onClick={() => void copy(code)}>
        {isCopied ? (
          <Check aria-hidden="true" strokeWidth={1.75} />
        ) : (
          <Copy aria-hidden="true" strokeWidth={1.75} />
        )}
        <span aria-live="polite">{isCopied ? "Скопировано!" : "Копировать код"}</span>
      </Button>
    </section>
  );
}

type MarkupModule = typeof import("@/lib/engine/consent-markup/consent-checkbox");

/** Null while the engine comes, and where no box is needed. */
function useConsentCode(
  { edition, shownEdition, createdAt }: DocumentDetails,
  answers: DocumentAnswers,
  consentUrl: string,
): string | null {
  const [markup, setMarkup] = useState<MarkupModule | null>(null);
  useEffect(() => {
    import("@/lib/engine/consent-markup/consent-checkbox").then(setMarkup, () => undefined);
  }, []);
  if (!markup || answers.type === "socialDisclaimer") return null;
  const date = shownEdition?.effectiveDate ?? createdAt.slice(0, 10);
  const shared = {
    documentVersion: `№ ${edition} от ${formatRussianDate(date)}`,
    ...(answers.policyUrl ? { policyUrl: answers.policyUrl } : {}),
  };
  const purpose = consentPurposeOf(answers);
  const code = purpose
    ? markup.writeConsentCheckbox(answers, { ...shared, purpose, consentUrl })
    : markup.writeConsentForm(answers, { ...shared, consentUrl });
  return code || null;
}
