"use client";

import { type ComponentProps, memo } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { lazyWizardPart } from "@/components/documents/wizard/frame/lazy-wizard-part";
import { MatrixField } from "@/components/documents/wizard/matrix/matrix-field";
import { errorMessage, fieldId } from "@/components/documents/wizard/plan/field-errors";
import { isRequired } from "@/components/documents/wizard/plan/form-plan";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import {
  Checklist,
  ProposedChoice,
  YesNo,
} from "@/components/documents/wizard/questions/choice-fields";
import { Reason } from "@/components/documents/wizard/questions/reason";
import { useRequisiteWarning } from "@/components/documents/wizard/questions/use-requisite-warning";
import { RowsField } from "@/components/documents/wizard/rows/rows-field";
import { lazyPart } from "@/components/shell/lazy-part";
import { Radio } from "@/components/ui/form/choice";
import { Field, FieldGroup } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Textarea } from "@/components/ui/form/textarea";
import type { QuestionTexts } from "@/lib/engine/questions/definition";
import type { InputKind, TypeQuestionPlan } from "@/lib/engine/questions/form-plan";
import { questions } from "@/lib/engine/questions/questions";
import { typeset } from "@/lib/russian/screen-typography";

const inputs: Record<InputKind, ComponentProps<"input">> = {
  // Not `type="url"`/`"email"`: browsers refuse Cyrillic domains and addresses without a scheme there.
  url: { inputMode: "url", autoCapitalize: "none", spellCheck: false },
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  tel: { type: "tel", inputMode: "tel" },
  digits: { inputMode: "numeric", spellCheck: false },
};

const Nothing = () => null;

/** No form begins with these, and most never open them. */
const CustomClausesField = lazyWizardPart(
  async () =>
    (await import("@/components/documents/wizard/custom-clauses/custom-clauses-field"))
      .CustomClausesField,
  { failure: "Свои пункты не загрузились" },
);
/** Of a consent alone. */
const ConsentPurposeChoice = lazyWizardPart(
  async () =>
    (await import("@/components/documents/wizard/questions/consent-purpose-choice"))
      .ConsentPurposeChoice,
  { failure: "Список целей не загрузился" },
);
const StatementList = lazyWizardPart(
  async () =>
    (await import("@/components/documents/wizard/questions/statement-list")).StatementList,
  { failure: "Список не загрузился" },
);

/** With the companies that are known. Without it the owner types on: it is an offer, nothing more. */
const ServiceProposal = lazyPart(
  async () =>
    (await import("@/components/documents/wizard/questions/service-proposal")).ServiceProposal,
  { waiting: Nothing, failed: Nothing },
);

function ServiceOffer(props: ComponentProps<typeof ServiceProposal>) {
  const typed = useWatch<WizardValues, typeof props.field>({ name: props.field });
  return typed ? <ServiceProposal {...props} /> : null;
}

/**
 * One question with its label, hint, reason, error and the control that answers it. Memoised: forty of
 * them would otherwise render again with every letter.
 */
export const QuestionField = memo(function QuestionField({ plan }: { plan: TypeQuestionPlan }) {
  const question: QuestionTexts = questions[plan.field];
  const { register, getValues } = useFormContext<WizardValues>();
  const { errors } = useFormState<WizardValues>({ name: plan.field });
  // Only what is typed can be «необязательно»; a list of choices says so by itself.
  const isMissingAllowed =
    !isRequired(plan, getValues("type")) &&
    (plan.control === "line" || plan.control === "address" || plan.control === "statements");
  const words = {
    id: fieldId(plan.field),
    label: question.label,
    hint: typeset(question.hint),
    reason: <Reason question={question} />,
    error: errorMessage(errors[plan.field]),
    warning: useRequisiteWarning(plan),
    optional: isMissingAllowed,
  };

  switch (plan.control) {
    case "line":
      return (
        <Field {...words}>
          {(control) => (
            <>
              <Input
                {...control}
                {...register(plan.field)}
                {...(plan.input ? inputs[plan.input] : {})}
                autoComplete={plan.autoComplete ?? "off"}
                className={plan.input === "digits" ? "max-w-64 tabular-nums" : undefined}
              />
              {plan.service ? <ServiceOffer field={plan.field} service={plan.service} /> : null}
            </>
          )}
        </Field>
      );
    case "address":
      return (
        <Field {...words}>
          {(control) => (
            <Textarea
              {...control}
              {...register(plan.field)}
              rows={2}
              autoComplete={plan.autoComplete ?? "off"}
            />
          )}
        </Field>
      );
    case "statements":
      return (
        <FieldGroup {...words}>
          {(control) => <StatementList field={plan.field} control={control} />}
        </FieldGroup>
      );
    case "select":
      return (
        <Field {...words}>
          {(control) => (
            <Select {...control} {...register(plan.field)}>
              {plan.unset ? <option value="">{plan.unset}</option> : null}
              {Object.entries(plan.options).map(([key, label]) => (
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
        <FieldGroup {...words}>
          {({ id, ...control }) =>
            Object.entries(plan.options).map(([key, label], index) => (
              <Radio
                key={key}
                {...control}
                id={index === 0 ? id : `${id}-${key}`}
                value={key}
                label={label}
                {...register(plan.field)}
              />
            ))
          }
        </FieldGroup>
      );
    case "proposed":
      return (
        <FieldGroup {...words}>
          {(control) => (
            <ProposedChoice field={plan.field} options={plan.options} control={control} />
          )}
        </FieldGroup>
      );
    case "yesNo":
      return (
        <FieldGroup {...words}>
          {(control) => <YesNo field={plan.field} control={control} />}
        </FieldGroup>
      );
    case "neededConsents":
      return (
        <FieldGroup {...words}>
          {(control) => <ConsentPurposeChoice field={plan.field} control={control} />}
        </FieldGroup>
      );
    case "rows":
      return (
        // What is wrong is said beside the field of the record.
        <FieldGroup {...words} error={undefined}>
          {(control) =>
            plan.view === "matrix" ? (
              <MatrixField plan={plan} control={control} />
            ) : (
              <RowsField plan={plan} control={control} />
            )
          }
        </FieldGroup>
      );
    case "customClauses":
      return (
        <FieldGroup {...words}>
          {(control) => <CustomClausesField field={plan.field} control={control} />}
        </FieldGroup>
      );
    case "checklist":
      return (
        <FieldGroup {...words}>
          {(control) => <Checklist plan={plan} control={control} />}
        </FieldGroup>
      );
  }
});
