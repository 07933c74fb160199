"use client";

import { type ComponentProps, memo } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import { MatrixField } from "@/components/features/documents/form/matrix/matrix-field";
import {
  Checklist,
  ProposedChoice,
  YesNo,
} from "@/components/features/documents/form/questions/choice-fields";
import { Reason } from "@/components/features/documents/form/questions/reason";
import { RowsField } from "@/components/features/documents/form/rows/rows-field";
import { errorMessage, fieldId } from "@/components/features/documents/form-model/field-errors";
import { isRequired } from "@/components/features/documents/form-model/form-model";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { useDebouncedWarning } from "@/components/forms/use-debounced-warning";
import { lazyPart } from "@/components/shell/lazy-part";
import { Radio } from "@/components/ui/controls/choice";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import { Textarea } from "@/components/ui/controls/textarea";
import type { InputKind, TypeQuestionModel } from "@/lib/engine/questions/form-model";
import { questions } from "@/lib/engine/questions/questions";
import type { QuestionTexts } from "@/lib/engine/questions/vocabulary/definition";
import { checkTypedRequisite } from "@/lib/russian/requisites";
import { typeset } from "@/lib/russian/screen-typography";

const inputs: Record<InputKind, ComponentProps<"input">> = {
  // Not `type="url"`/`"email"`: browsers reject Cyrillic domains and addresses without a scheme there.
  url: { inputMode: "url", autoCapitalize: "none", spellCheck: false },
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  tel: { type: "tel", inputMode: "tel" },
  digits: { inputMode: "numeric", spellCheck: false },
};

const Nothing = () => null;

/** No form starts with these, and most users never open them. */
const CustomClausesField = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/form/custom-clauses/custom-clauses-field"))
      .CustomClausesField,
  { failure: "Свои пункты не загрузились" },
);
/** Only for a consent. */
const ConsentPurposeChoice = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/form/questions/consent-purpose-choice"))
      .ConsentPurposeChoice,
  { failure: "Список целей не загрузился" },
);
const StatementList = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/form/questions/statement-list")).StatementList,
  { failure: "Список не загрузился" },
);

/** With the known companies. If it fails to load the owner types: it is only a suggestion. */
const ServiceProposal = lazyPart(
  async () =>
    (await import("@/components/features/documents/form/questions/service-proposal"))
      .ServiceProposal,
  { waiting: Nothing, failed: Nothing },
);

function ServiceOffer(props: ComponentProps<typeof ServiceProposal>) {
  const typed = useWatch<WizardValues, typeof props.field>({ name: props.field });
  return typed ? <ServiceProposal {...props} /> : null;
}

/**
 * One question with its label, hint, reason, error and control. Memoised: otherwise forty of them would render at each
 * keystroke.
 */
export const QuestionField = memo(function QuestionField({ model }: { model: TypeQuestionModel }) {
  const question: QuestionTexts = questions[model.field];
  const { register, getValues } = useFormContext<WizardValues>();
  const { errors } = useFormState<WizardValues>({ name: model.field });
  // Only text fields are marked «необязательно»; lists of choices need no mark.
  const isMissingAllowed =
    !isRequired(model, getValues("type")) &&
    (model.control === "line" || model.control === "address" || model.control === "statements");
  const texts = {
    id: fieldId(model.field),
    label: question.label,
    hint: typeset(question.hint),
    reason: <Reason question={question} />,
    error: errorMessage(errors[model.field]),
    warning: useRequisiteWarning(model),
    optional: isMissingAllowed,
  };

  switch (model.control) {
    case "line":
      return (
        <Field {...texts}>
          {(control) => (
            <>
              <Input
                {...control}
                {...register(model.field)}
                {...(model.input ? inputs[model.input] : {})}
                autoComplete={model.autoComplete ?? "off"}
                className={model.input === "digits" ? "max-w-64 tabular-nums" : undefined}
              />
              {model.service ? <ServiceOffer field={model.field} service={model.service} /> : null}
            </>
          )}
        </Field>
      );
    case "address":
      return (
        <Field {...texts}>
          {(control) => (
            <Textarea
              {...control}
              {...register(model.field)}
              rows={2}
              autoComplete={model.autoComplete ?? "off"}
            />
          )}
        </Field>
      );
    case "statements":
      return (
        <FieldGroup {...texts}>
          {(control) => <StatementList field={model.field} control={control} />}
        </FieldGroup>
      );
    case "select":
      return (
        <Field {...texts}>
          {(control) => (
            <Select {...control} {...register(model.field)}>
              {model.unset ? <option value="">{model.unset}</option> : null}
              {Object.entries(model.options).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      );
    case "radio":
      return (
        <FieldGroup {...texts}>
          {({ id, ...control }) =>
            Object.entries(model.options).map(([key, label], index) => (
              <Radio
                key={key}
                {...control}
                id={index === 0 ? id : `${id}-${key}`}
                value={key}
                label={label}
                {...register(model.field)}
              />
            ))
          }
        </FieldGroup>
      );
    case "proposed":
      return (
        <FieldGroup {...texts}>
          {(control) => (
            <ProposedChoice field={model.field} options={model.options} control={control} />
          )}
        </FieldGroup>
      );
    case "yesNo":
      return (
        <FieldGroup {...texts}>
          {(control) => <YesNo field={model.field} control={control} />}
        </FieldGroup>
      );
    case "neededConsents":
      return (
        <FieldGroup {...texts}>
          {(control) => <ConsentPurposeChoice field={model.field} control={control} />}
        </FieldGroup>
      );
    case "rows":
      return (
        // Errors are shown at the field of the record.
        <FieldGroup {...texts} error={undefined}>
          {(control) =>
            model.view === "matrix" ? (
              <MatrixField model={model} control={control} />
            ) : (
              <RowsField model={model} control={control} />
            )
          }
        </FieldGroup>
      );
    case "customClauses":
      return (
        <FieldGroup {...texts}>
          {(control) => <CustomClausesField field={model.field} control={control} />}
        </FieldGroup>
      );
    case "checklist":
      return (
        <FieldGroup {...texts}>
          {(control) => <Checklist model={model} control={control} />}
        </FieldGroup>
      );
  }
});

/** Warns about a wrong check digit of ИНН or ОГРН next to the field; never blocks the form. */
function useRequisiteWarning(model: TypeQuestionModel): string | undefined {
  const { control } = useFormContext<WizardValues>();
  const value = useWatch({ control, name: model.field });
  const requisite = model.control === "line" ? model.requisite : undefined;
  const warning =
    typeof value === "string" && requisite ? checkTypedRequisite(requisite, value) : null;
  return useDebouncedWarning(warning ?? undefined);
}
