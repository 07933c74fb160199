"use client";

import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useChosenIndustryTemplate } from "@/components/features/documents/form/industry/use-industry-templates";
import { fieldId } from "@/components/features/documents/form-model/field-errors";
import {
  answerLines,
  extraAnswerLines,
  questionLabel,
  type SectionModel,
  sectionsFor,
  shownQuestions,
} from "@/components/features/documents/form-model/form-model";
import type {
  FormField,
  QuestionModel,
  WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Card } from "@/components/ui/card";

/** All answers by section, each a step away from its question. */
export function AnswerSummary({ onOpenQuestion }: { onOpenQuestion: (field: FormField) => void }) {
  const { control } = useFormContext<WizardValues>();
  const values = useWatch({ control }) as WizardValues;
  const industryTemplate = useChosenIndustryTemplate();
  return (
    <Card className="overflow-hidden">
      {sectionsFor(values.type, industryTemplate).map((section) => (
        <SectionSummary
          key={section.id}
          section={section}
          values={values}
          onOpenQuestion={onOpenQuestion}
        />
      ))}
    </Card>
  );
}

function SectionSummary({
  section,
  values,
  onOpenQuestion,
}: {
  section: SectionModel;
  values: WizardValues;
  onOpenQuestion: (field: FormField) => void;
}) {
  const rows = shownQuestions(section, values).map((model) => ({
    field: model.field,
    label: questionLabel(model),
    lines: summaryLines(model, values),
  }));
  const answered = rows.filter(({ lines }) => lines.length > 0);
  const unanswered = rows.filter(({ lines }) => lines.length === 0);
  return (
    <section
      aria-labelledby={`check-${section.id}`}
      className="border-b border-line px-4 py-5 last:border-b-0 md:px-6"
    >
      <h4 id={`check-${section.id}`} className="text-[1.0625rem]">
        {section.title}
      </h4>
      {answered.length > 0 ? (
        <dl className="mt-2 divide-y divide-line">
          {answered.map(({ field, label, lines }) => (
            <div key={field} className="flex items-baseline gap-4 py-2.5 text-sm">
              <div className="min-w-0 flex-1 sm:grid sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] sm:gap-4">
                <dt className="text-ink-faint">{label}</dt>
                <dd className="wrap-anywhere">
                  {lines.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
                    <span key={index} className="block">
                      {line}
                    </span>
                  ))}
                </dd>
              </div>
              <FieldLink field={field} onOpenQuestion={onOpenQuestion}>
                Изменить<span className="sr-only"> ответ «{label}»</span>
              </FieldLink>
            </div>
          ))}
        </dl>
      ) : null}
      {unanswered.length > 0 ? (
        <p className="mt-2 text-sm text-ink-faint">
          Не заполнено:{" "}
          {unanswered.map(({ field, label }, index) => (
            <span key={field}>
              {index > 0 ? ", " : ""}
              <FieldLink field={field} onOpenQuestion={onOpenQuestion}>
                {label}
              </FieldLink>
            </span>
          ))}
        </p>
      ) : null}
    </section>
  );
}

type FieldLinkProps = {
  field: FormField;
  onOpenQuestion: (field: FormField) => void;
  children: ReactNode;
};

/** A way back to a question: opens its section and puts the focus into it. */
export function FieldLink({ field, onOpenQuestion, children }: FieldLinkProps) {
  return (
    <a
      href={`#${fieldId(field)}`}
      onClick={(event) => {
        event.preventDefault();
        onOpenQuestion(field);
      }}
      className="rounded-sm text-sm text-accent underline decoration-accent/40 underline-offset-[0.25em] hover:text-accent-deep hover:decoration-current"
    >
      {children}
    </a>
  );
}

/** An answer as the owner gave it, one line per item; empty if there is none. A default that has a name counts as one. */
export function summaryLines(model: QuestionModel, values: WizardValues): string[] {
  if (model.control === "extra") return extraAnswerLines(model.question, values);
  const lines = answerLines(model, values);
  const isDefault = model.control === "neededConsents" && lines.length === 0;
  return isDefault && model.unset ? [model.unset] : lines;
}
