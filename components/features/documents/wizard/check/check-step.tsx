"use client";

import { useEffect, useMemo, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { useChosenIndustryTemplate } from "@/components/features/documents/form/industry/use-industry-templates";
import { useWrittenPreview } from "@/components/features/documents/form/preview/preview-frame";
import { shownFields } from "@/components/features/documents/form-model/form-model";
import type {
  FormField,
  WizardValues,
} from "@/components/features/documents/form-model/form-values";
import {
  AnswerSummary,
  FieldLink,
} from "@/components/features/documents/wizard/check/answer-summary";
import { nearestAsked } from "@/components/features/documents/wizard/check/nearest-asked";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import { blankLabel } from "@/content/documents/blank-labels";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { walkInlines } from "@/lib/engine/tree/walk";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

type CheckStepProps = {
  answers: DocumentAnswers;
  onOpenQuestion: (field: FormField) => void;
};

/**
 * The answers before the document is made (GOV.UK's «check your answers»): findings, remaining blanks, and all answers.
 * It never blocks the owner.
 */
export function CheckStep({ answers, onOpenQuestion }: CheckStepProps) {
  const { getValues } = useFormContext<WizardValues>();
  const heading = useRef<HTMLHeadingElement>(null);
  const askedFields = new Set<string>(shownFields(getValues(), useChosenIndustryTemplate()));
  const isAsked = (field: string | undefined): field is FormField =>
    field !== undefined && askedFields.has(field);
  const all = useMemo(() => checkAnswers(answers), [answers]);
  // Findings about questions that this document does not ask are skipped.
  const findings = all.flatMap(({ field, message }) => {
    const place = nearestAsked(field, askedFields);
    return place ? [{ field: place as FormField, message }] : [];
  });

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <div className="space-y-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl">
          Проверьте ответы
        </h3>
        <p className="mt-1 text-sm text-ink-soft">
          Так они войдут в документ. Создать его можно сразу, а исправить — и потом, новой
          редакцией.
        </p>
      </div>
      {findings.length > 0 ? (
        <Alert
          tone="warning"
          title={`Обратите внимание: ${plural(findings.length, "замечание", "замечания", "замечаний")}`}
        >
          <ul className="space-y-2">
            {findings.map(({ field, message }) => (
              <li key={field + message}>
                {typeset(message)}{" "}
                <FieldLink field={field} onOpenQuestion={onOpenQuestion}>
                  К ответу
                </FieldLink>
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Alert tone="success" title="Противоречий в ответах нет" />
      )}
      <Blanks isAsked={isAsked} onOpenQuestion={onOpenQuestion} />
      <AnswerSummary onOpenQuestion={onOpenQuestion} />
    </div>
  );
}

function Blanks({
  isAsked,
  onOpenQuestion,
}: {
  isAsked: (field: string | undefined) => field is FormField;
  onOpenQuestion: (field: FormField) => void;
}) {
  const preview = useWrittenPreview();
  if (preview.state === "loading") return <Skeleton className="h-16 w-full" />;
  if (preview.state !== "ready") return null;
  const blanks = remainingBlanks(preview.preview.tree);
  if (blanks.length === 0) return null;
  return (
    <section
      aria-labelledby="check-blanks"
      className="rounded-md bg-[var(--mark-blank)] px-4 py-3.5"
    >
      <h4 id="check-blanks" className="text-sm font-semibold">
        Что осталось вписать
      </h4>
      <p className="mt-1 text-sm">
        Закон требует этих сведений, а в ответах их нет. В тексте они будут отмечены
        «[указать:&nbsp;…]».
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
        {blanks.map(({ hint, field }) => (
          <li key={hint}>
            {isAsked(field) ? (
              <FieldLink field={field} onOpenQuestion={onOpenQuestion}>
                {blankLabel(hint)}
              </FieldLink>
            ) : (
              blankLabel(hint)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export type RemainingBlank = {
  /** Name of the blank, as in the text: «номер лицензии». */
  hint: string;
  /** The form field that fills it. */
  field: string | undefined;
};

/** The blanks the document would contain, each once, in reading order. */
export function remainingBlanks({ blocks }: Pick<DocumentTree, "blocks">): RemainingBlank[] {
  const blanks = new Map<string, RemainingBlank>();
  walkInlines(blocks, (inline) => {
    if (inline.type !== "blank") return;
    const before = blanks.get(inline.hint);
    blanks.set(inline.hint, { hint: inline.hint, field: before?.field ?? inline.field });
  });
  return [...blanks.values()];
}
