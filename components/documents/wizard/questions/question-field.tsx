"use client";

import { type ComponentProps, memo, useEffect, useId, useState } from "react";
import { Controller, useFormContext, useFormState, useWatch } from "react-hook-form";
import { errorMessage, fieldId } from "@/components/documents/wizard/field-errors";
import { MatrixField } from "@/components/documents/wizard/matrix/matrix-field";
import { chosenOrProposed, isRequired } from "@/components/documents/wizard/plan/form-plan";
import type {
  ChoiceField,
  FlagField,
  ListField,
  WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import { ConsentPurposeChoice } from "@/components/documents/wizard/questions/consent-purpose-choice";
import { RowsField } from "@/components/documents/wizard/rows/rows-field";
import { wizardPart } from "@/components/documents/wizard/wizard-part";
import { lazyPart } from "@/components/shell/lazy-part";
import { quietMoment } from "@/components/shell/when-idle";
import { Checkbox, Radio } from "@/components/ui/choice";
import { type ControlProps, Field, FieldGroup } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { Options, QuestionWords } from "@/lib/engine/questions/definition";
import type { InputKind, TypeQuestionPlan } from "@/lib/engine/questions/form-plan";
import { questions } from "@/lib/engine/questions/questions";
import { checkInn, checkOgrn } from "@/lib/russian/requisites";
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
const CustomClausesField = wizardPart(
  async () => {
    // Folded questions are mounted too: the first one must not wait for these.
    await quietMoment();
    return (await import("@/components/documents/wizard/custom-clauses/custom-clauses-field"))
      .CustomClausesField;
  },
  { failure: "Свои пункты не загрузились" },
);
const StatementList = wizardPart(
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
  const question: QuestionWords = questions[plan.field];
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

/** What follows from the other answers is shown as chosen until the owner chooses. */
function ProposedChoice({
  field,
  options,
  control: { id, ...control },
}: {
  field: ChoiceField;
  options: Options;
  control: ControlProps;
}) {
  const { control: form, setValue } = useFormContext<WizardValues>();
  const values = useWatch({ control: form }) as WizardValues;
  const shown = chosenOrProposed(values[field], values);
  return (
    <>
      {Object.entries(options).map(([key, label], index) => (
        <Radio
          key={key}
          {...control}
          id={index === 0 ? id : `${id}-${key}`}
          name={field}
          label={label}
          checked={shown === key}
          onChange={() => setValue(field, key, { shouldDirty: true })}
        />
      ))}
      {values[field] === "" ? (
        <p className="text-sm text-ink-faint">Предлагаем по вашим ответам. Можно изменить.</p>
      ) : null}
    </>
  );
}

function YesNo({
  field,
  control: { id, ...control },
}: {
  field: FlagField;
  control: ControlProps;
}) {
  return (
    <Controller<WizardValues, typeof field>
      name={field}
      render={({ field: { value, onChange, onBlur, name, ref } }) => (
        <div className="flex gap-8">
          {[true, false].map((answer, index) => (
            <Radio
              key={String(answer)}
              {...control}
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? id : `${id}-no`}
              name={name}
              label={answer ? "Да" : "Нет"}
              checked={value === answer}
              onChange={() => onChange(answer)}
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    />
  );
}

function Checklist({
  plan: { field, options, retired = [] },
  control: { id, ...control },
}: {
  plan: Extract<TypeQuestionPlan, { control: "checklist" }>;
  control: ControlProps;
}) {
  const { getValues } = useFormContext<WizardValues>();
  // What was ticked before stays in sight, also after it is unticked.
  const [before] = useState<readonly string[]>(() => getValues(field));
  const shown = Object.entries(options).filter(
    ([key]) => !retired.includes(key) || before.includes(key),
  );
  const isLong = shown.length > 7;
  return (
    <Controller<WizardValues, ListField>
      name={field}
      render={({ field: { value, onChange, onBlur, name, ref } }) => (
        <div className={isLong ? "grid gap-x-6 sm:grid-cols-2" : undefined}>
          {shown.map(([key, label], index) => (
            <Checkbox
              key={key}
              {...control}
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? id : `${id}-${key}`}
              name={name}
              value={key}
              label={label}
              checked={value.includes(key)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...value, key] : value.filter((item) => item !== key),
                )
              }
              onBlur={onBlur}
            />
          ))}
        </div>
      )}
    />
  );
}

/** Long enough to finish a number: a warning at its tenth digit of twelve would be false. */
const pauseMs = 700;

/** A wrong check digit of ИНН or ОГРН, said beside the field; it never stops the form. */
export function useRequisiteWarning(plan: TypeQuestionPlan): string | undefined {
  const { control } = useFormContext<WizardValues>();
  const value = useWatch({ control, name: plan.field });
  const warning = plan.control === "line" ? check(plan.requisite, value) : undefined;
  const [settled, setSettled] = useState(warning);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(warning), pauseMs);
    return () => clearTimeout(timer);
  }, [warning]);
  // A warning appears after a pause and disappears at once.
  return warning === settled ? warning : undefined;
}

function check(
  requisite: "taxNumber" | "registrationNumber" | undefined,
  value: unknown,
): string | undefined {
  if (typeof value !== "string" || requisite === undefined) return undefined;
  const digits = value.replace(/[\s\-–—]/g, "");
  // Shorter ones and letters are refused by the schema when the form is sent.
  if (!/^\d+$/.test(digits)) return undefined;
  if (requisite === "taxNumber")
    return digits.length < 10 ? undefined : (checkInn(digits) ?? undefined);
  return digits.length === 13 || digits.length === 15
    ? (checkOgrn(digits) ?? undefined)
    : undefined;
}

/** «Зачем мы спрашиваем»: under the hint; opens the reason and its norm in place. */
export function Reason({ question }: { question: QuestionWords }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="relative rounded-sm py-1 text-xs after:absolute after:-inset-x-2 after:-inset-y-2 whitespace-nowrap text-ink-faint underline decoration-dotted decoration-from-font underline-offset-4 hover:text-accent"
      >
        <span aria-hidden="true">Зачем мы спрашиваем</span>
        {/* Whole, and not by `aria-label`: that would make the button one more thing labelled so. */}
        <span className="sr-only">Зачем мы спрашиваем: {question.label}</span>
      </button>
      <div id={id} hidden={!isOpen} className="animate-appear my-2 border-l-2 border-accent pl-3">
        <p className="text-ink-soft">{typeset(question.why)}</p>
        <p className="mt-1 text-xs">{typeset(question.norm)}</p>
      </div>
    </>
  );
}
