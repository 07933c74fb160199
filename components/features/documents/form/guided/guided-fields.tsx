"use client";

import { useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { describeChange } from "@/components/features/documents/form/guided/describe-change";
import { Reason } from "@/components/features/documents/form/questions/reason";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { Button } from "@/components/ui/button";
import { Checkbox, Radio } from "@/components/ui/controls/choice";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Select } from "@/components/ui/controls/select";
import {
  chosenOption,
  confirmationOf,
  isChosen,
  needsConfirmation,
  offeredOptions,
  optionText,
  visibleGuidedQuestions,
} from "@/lib/engine/questions/guided/guided-answers";
import {
  answerConfirmation,
  type CompanyOf,
  fillCompanyNames,
  setOptionText,
  toggleOption,
} from "@/lib/engine/questions/guided/guided-changes";
import type { GuidedOption, GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import type { GuidedState } from "@/lib/engine/questions/guided/option-detection";
import { typeset } from "@/lib/russian/screen-typography";

/** The logic of the guided questions, loaded together with their fields. */
export * as guidedLogic from "@/lib/engine/questions/guided/guided-answers";

type GuidedFieldsProps = {
  marks: ReadonlySet<string>;
  onMarks: (marks: ReadonlySet<string>) => void;
};

/** What the last click changed, shown with an undo button next to it. */
type Change = { question: string; option: string; before: GuidedState; message: string };

let companyOf: CompanyOf | undefined;

/** Loads the companies that the catalogue has confirmed. Without them a service keeps its own name. */
async function loadCompanies(): Promise<CompanyOf> {
  const { knownCompanies } = await import("@/lib/platform/content/known-companies");
  companyOf = (service) => knownCompanies.find(({ name }) => name === service)?.company;
  return companyOf;
}

/** The first questions of a form: each click sets answers to others, shows which, and can be undone. */
export function GuidedFields({ marks, onMarks }: GuidedFieldsProps) {
  const { control, getValues, setValue } = useFormContext<WizardValues>();
  const values = useWatch({ control }) as WizardValues;
  const { isSubmitted } = useFormState({ control });
  const [change, setChange] = useState<Change | null>(null);
  const state: GuidedState = { answers: values, marks };

  const write = (next: GuidedState) => {
    const now = getValues();
    for (const key of Object.keys(now) as (keyof WizardValues)[]) {
      if (next.answers[key] === now[key]) continue;
      setValue(key, next.answers[key] as never, { shouldDirty: true, shouldValidate: isSubmitted });
    }
    onMarks(next.marks);
  };
  const press = (question: GuidedQuestion, key: string, isOn: boolean) => {
    const before: GuidedState = { answers: structuredClone(getValues()), marks };
    const next = toggleOption(question, key, isOn, before, companyOf);
    write(next);
    const message = describeChange(before.answers, next.answers);
    setChange(message ? { question: question.key, option: key, before, message } : null);
    // Loaded by the first click. Services named before it has loaded are corrected then.
    if (!companyOf) {
      void loadCompanies().then(
        (known) => write(fillCompanyNames({ answers: getValues(), marks: next.marks }, known)),
        () => undefined,
      );
    }
  };
  const undo = () => {
    if (change) write(change.before);
    setChange(null);
  };

  return visibleGuidedQuestions(state).map((question) => (
    <GuidedField
      key={question.key}
      question={question}
      state={state}
      change={change?.question === question.key ? change : null}
      onPress={(key, isOn) => press(question, key, isOn)}
      onConfirm={(reply) => {
        setChange(null);
        write(answerConfirmation(question, reply, { answers: getValues(), marks }));
      }}
      onType={(key, text) => {
        setChange(null);
        write(setOptionText(question, key, text, { answers: getValues(), marks }));
      }}
      onUndo={undo}
    />
  ));
}

type GuidedFieldProps = {
  question: GuidedQuestion;
  state: GuidedState;
  change: Change | null;
  onPress: (key: string, isOn: boolean) => void;
  onConfirm: (reply: "yes" | "no") => void;
  onType: (key: string, text: string) => void;
  onUndo: () => void;
};

const guidedId = (key: string) => `guided-${key}`;

function GuidedField(props: GuidedFieldProps) {
  const { question, state, change, onPress, onConfirm, onType, onUndo } = props;
  const { key, label, hint, single, options } = question;
  const group = useRef<HTMLDivElement>(null);
  const texts = {
    id: guidedId(key),
    label,
    hint: typeset(hint),
    reason: <Reason question={question} />,
  };
  const typed = (option: string) => (
    <TypedName
      id={`${guidedId(key)}-${option}-name`}
      typed={(options[option] as GuidedOption).typed}
      value={optionText(question, option, state.answers)}
      onType={(text) => onType(option, text)}
    />
  );
  const chosen = single ? chosenOption(question, state) : undefined;
  /** Next to the pressed option, above anything else below it. */
  const notice = change ? (
    <ChangeNotice
      message={change.message}
      onUndo={() => {
        onUndo();
        group.current?.focus();
      }}
    />
  ) : null;
  return (
    <div ref={group} tabIndex={-1} className="outline-none">
      {single ? (
        <Field {...texts}>
          {(control) => (
            <>
              <Select
                {...control}
                value={chosen ?? ""}
                onChange={(event) => onPress(event.target.value, true)}
              >
                <option value="">{single.unset}</option>
                {offeredOptions(question, state).map((option) => (
                  <option key={option} value={option}>
                    {options[option]?.label}
                  </option>
                ))}
              </Select>
              {notice}
              {chosen ? typed(chosen) : null}
              {needsConfirmation(question, state) ? (
                <Confirm
                  id={`${guidedId(key)}-confirm`}
                  texts={question.confirm}
                  reply={confirmationOf(question, state)}
                  onReply={onConfirm}
                />
              ) : null}
            </>
          )}
        </Field>
      ) : (
        <FieldGroup {...texts}>
          {({ id, ...control }) =>
            offeredOptions(question, state).map((option, index) => {
              const isOn = isChosen(question, option, state);
              return (
                <div key={option}>
                  <Checkbox
                    {...control}
                    id={index === 0 ? id : `${id}-${option}`}
                    label={options[option]?.label}
                    note={options[option]?.note}
                    checked={isOn}
                    onChange={(event) => onPress(option, event.target.checked)}
                  />
                  {change?.option === option ? notice : null}
                  {isOn ? typed(option) : null}
                </div>
              );
            })
          }
        </FieldGroup>
      )}
      {/* Must be rendered before its text, or screen readers would miss the first announcement. */}
      <p aria-live="polite" className="sr-only">
        {change?.message}
      </p>
    </div>
  );
}

function ChangeNotice({ message, onUndo }: { message: string; onUndo: () => void }) {
  return (
    <p className="animate-appear mt-1.5 mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md bg-wash px-3 py-2 text-sm text-ink-soft">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{typeset(message)}</span>
      <Button variant="link" size="inline" onClick={onUndo}>
        Отменить
      </Button>
    </p>
  );
}

function TypedName({
  id,
  typed,
  value,
  onType,
}: {
  id: string;
  typed: GuidedOption["typed"];
  value: string;
  onType: (text: string) => void;
}) {
  if (!typed) return null;
  return (
    <div className="mt-3 mb-2 border-l-2 border-line pl-3">
      <Field id={id} label={typed.label} optional={typed.optional ?? false}>
        {(control) => (
          <Input
            {...control}
            value={value}
            autoComplete="off"
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

/** What only the owner can confirm about the answer above: nothing is preselected. */
function Confirm({
  id,
  texts,
  reply,
  onReply,
}: {
  id: string;
  texts: GuidedQuestion["confirm"];
  reply: "yes" | "no" | undefined;
  onReply: (reply: "yes" | "no") => void;
}) {
  if (!texts) return null;
  return (
    <fieldset className="mt-4 min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="font-medium text-ink">{typeset(texts.label)}</legend>
      <p id={`${id}-hint`} className="mt-0.5 max-w-[38rem] text-sm text-ink-faint">
        {typeset(texts.hint)}
      </p>
      {(["yes", "no"] as const).map((answer) => (
        <Radio
          key={answer}
          name={id}
          label={texts[answer]}
          checked={reply === answer}
          onChange={() => onReply(answer)}
        />
      ))}
    </fieldset>
  );
}
