"use client";

import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useChosenIndustryTemplate } from "@/components/features/documents/form/industry/use-industry-templates";
import {
  offeredOptions,
  presetText,
} from "@/components/features/documents/form/rows/offered-options";
import { toAnswers } from "@/components/features/documents/form-model/answers";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { Checkbox } from "@/components/ui/controls/choice";
import { type ControlProps, Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { FormRow } from "@/lib/engine/questions/answer";
import type { ColumnDefinition } from "@/lib/engine/questions/vocabulary/definition";
import { checkInn } from "@/lib/russian/requisites";
import { typeset } from "@/lib/russian/screen-typography";

type ColumnFieldProps = {
  id: string;
  column: ColumnDefinition;
  row: FormRow;
  value: string | string[];
  error: string | undefined;
  onChange: (value: string | string[]) => void;
  onBlur: () => void;
};

/** One field of a record, by the kind of its column. */
export function ColumnField(props: ColumnFieldProps) {
  const { id, column, value, error, onChange, onBlur } = props;
  const [isTyping, setIsTyping] = useState(false);
  const texts = {
    id,
    label: column.label,
    ...(column.hint && { hint: typeset(column.hint) }),
    ...(error && { error }),
  };
  const text = typeof value === "string" ? value : "";
  const typed = (control: ControlProps) => ({
    ...control,
    value: text,
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  });
  switch (column.kind) {
    case "line":
      return (
        <Field {...texts} optional={!column.required}>
          {(control) => <Input {...typed(control)} onBlur={onBlur} />}
        </Field>
      );
    case "lines":
      return (
        <Field {...texts} optional>
          {(control) => <Textarea {...typed(control)} rows={2} onBlur={onBlur} />}
        </Field>
      );
    case "taxNumber":
      return (
        // Shown when the number is complete, not at its tenth digit of twelve.
        <Field {...texts} optional warning={isTyping ? undefined : warningOf(text)}>
          {(control) => (
            <Input
              {...typed(control)}
              inputMode="numeric"
              spellCheck={false}
              className="max-w-64 tabular-nums"
              onFocus={() => setIsTyping(true)}
              onBlur={() => {
                setIsTyping(false);
                onBlur();
              }}
            />
          )}
        </Field>
      );
    case "choice":
      return (
        <Field {...texts}>
          {(control) => (
            <Select {...typed(control)} onBlur={onBlur}>
              <option value="">{column.unset}</option>
              {Object.entries(column.options).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      );
    case "choices":
      return <OfferedChoices {...props} texts={texts} column={column} />;
  }
}

function warningOf(text: string): string | undefined {
  const digits = text.replace(/[\s\-–—]/g, "");
  return /^\d{10,12}$/.test(digits) ? (checkInn(digits) ?? undefined) : undefined;
}

type OfferedChoicesProps = ColumnFieldProps & {
  column: Extract<ColumnDefinition, { kind: "choices" }>;
  texts: { id: string; label: string };
};

/** The options that the owner's other answers contain, and those already ticked. */
function OfferedChoices({ column, row, value, texts, onChange, onBlur }: OfferedChoicesProps) {
  const { control } = useFormContext<WizardValues>();
  const values = useWatch({ control }) as WizardValues;
  const answers = toAnswers(values, useChosenIndustryTemplate()) as AnswersDraft;
  const chosen = Array.isArray(value) ? value : [];
  const options = offeredOptions(column, answers, chosen);
  const usual = chosen.length === 0 ? presetText(column.offered, row, answers) : null;
  const hint =
    options.length === 0
      ? column.offered === "purposes"
        ? "Сначала отметьте цели в разделе «Данные и цели»."
        : "Сначала отметьте данные в разделе «Данные и цели»."
      : usual && `Не отметите — документы назовут обычное для этой работы: ${usual}.`;
  return (
    <FieldGroup {...texts} {...(hint && { hint: typeset(hint) })}>
      {({ id, ...control }) => (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {options.map(([key, label], index) => (
            <Checkbox
              key={key}
              {...control}
              id={index === 0 ? id : `${id}-${key}`}
              value={key}
              label={label}
              checked={chosen.includes(key)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, key] : chosen.filter((item) => item !== key),
                )
              }
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
