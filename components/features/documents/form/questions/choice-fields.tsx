"use client";

import { useState } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { chosenOrProposed } from "@/components/features/documents/form-model/form-model";
import type {
  ChoiceField,
  FlagField,
  ListField,
  WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Checkbox, Radio } from "@/components/ui/controls/choice";
import type { ControlProps } from "@/components/ui/controls/field";
import type { TypeQuestionModel } from "@/lib/engine/questions/form-model";
import type { Options } from "@/lib/engine/questions/vocabulary/definition";

/** The answer derived from the others is shown as chosen until the owner chooses. */
export function ProposedChoice({
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

export function YesNo({
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

export function Checklist({
  model: { field, options, retired = [] },
  control: { id, ...control },
}: {
  model: Extract<TypeQuestionModel, { control: "checklist" }>;
  control: ControlProps;
}) {
  const { getValues } = useFormContext<WizardValues>();
  // Initially ticked options stay visible, also after they are unticked.
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
