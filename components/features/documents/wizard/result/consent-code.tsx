"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useCopy } from "@/components/shell/use-copy";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { consentPurposeOf } from "@/lib/engine/answers/identifying-answers";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import {
  writeConsentCheckbox,
  writeConsentForm,
} from "@/lib/engine/consent-checkbox/consent-checkbox";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";

/** The address where owners usually publish a consent; the default. */
const defaultPath = "/soglasie";

/** The checkbox for the owner's form, as code to copy: without it a consent is only a text. */
export function ConsentCode({
  document,
  answers,
}: {
  document: DocumentDetails;
  answers: DocumentAnswers;
}) {
  const [address, setAddress] = useState(defaultPath);
  const { isCopied, copy } = useCopy();
  const code = writeCode(document, answers, address.trim() || defaultPath);
  if (!code) return null;
  return (
    <section className="border-t border-line pt-4">
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

/** The markup of the checkbox, or of several if the consent covers several purposes; empty if none is needed. */
function writeCode(
  { edition, shownEdition, createdAt }: DocumentDetails,
  answers: DocumentAnswers,
  consentUrl: string,
): string {
  if (answers.type === "socialDisclaimer") return "";
  const date = shownEdition?.effectiveDate ?? createdAt.slice(0, 10);
  const shared = {
    documentVersion: `№ ${edition} от ${formatRussianDate(date)}`,
    ...(answers.policyUrl ? { policyUrl: answers.policyUrl } : {}),
    consentUrl,
  };
  const purpose = consentPurposeOf(answers);
  return purpose
    ? writeConsentCheckbox(answers, { ...shared, purpose })
    : writeConsentForm(answers, shared);
}
