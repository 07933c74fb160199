"use client";

import { memo } from "react";
import { useController } from "react-hook-form";
import { errorMessage, fieldId } from "@/components/features/documents/form-model/field-errors";
import type {
  ExtraField,
  ExtraQuestionModel,
  WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Radio } from "@/components/ui/controls/choice";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Textarea } from "@/components/ui/controls/textarea";
import { capitalised } from "@/lib/russian/first-letter";
import { typeset } from "@/lib/russian/screen-typography";

const yesOrNo = { yes: "Да", no: "Нет" };

/** One question of an industry template; its answer is text whatever its kind (`TemplateAnswers`). */
export const ExtraQuestionField = memo(function ExtraQuestionField({
  model: { field: name, question },
}: {
  model: ExtraQuestionModel;
}) {
  // Not `register`: a radio group without a choice would give null, but answers are text.
  const { field, fieldState } = useController<WizardValues, ExtraField>({ name, defaultValue: "" });
  const { value, ref, ...events } = field;
  const answer = value ?? "";
  const { kind, label, hint, isRequired, options = yesOrNo } = question;
  const isTyped = kind === "text" || kind === "longText" || kind === "date";
  const error = errorMessage(fieldState.error);
  const texts = {
    id: fieldId(name),
    label: typeset(label),
    hint: hint === undefined ? undefined : typeset(hint),
    optional: isTyped && !isRequired,
    ...(error === undefined ? {} : { error }),
  };

  switch (kind) {
    case "text":
    case "date":
      return (
        <Field {...texts}>
          {(control) => (
            <Input
              {...control}
              {...events}
              ref={ref}
              value={answer}
              autoComplete="off"
              {...(kind === "date" ? { type: "date", className: "max-w-52 tabular-nums" } : {})}
            />
          )}
        </Field>
      );
    case "longText":
      return (
        <Field {...texts}>
          {(control) => (
            <Textarea
              {...control}
              {...events}
              ref={ref}
              value={answer}
              rows={3}
              autoComplete="off"
            />
          )}
        </Field>
      );
    case "choice":
    case "yesNo":
      return (
        <FieldGroup {...texts}>
          {({ id, ...control }) => (
            <div className={kind === "yesNo" ? "flex gap-8" : undefined}>
              {Object.entries(options).map(([key, label], index) => (
                <Radio
                  key={key}
                  {...control}
                  {...events}
                  ref={index === 0 ? ref : undefined}
                  id={index === 0 ? id : `${id}-${key}`}
                  value={key}
                  label={capitalised(label)}
                  checked={answer === key}
                />
              ))}
            </div>
          )}
        </FieldGroup>
      );
  }
});
