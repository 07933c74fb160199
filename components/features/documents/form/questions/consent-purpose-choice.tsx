"use client";

import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useChosenIndustryTemplate } from "@/components/features/documents/form/industry/use-industry-templates";
import { toAnswers } from "@/components/features/documents/form-model/answers";
import type {
  ChoiceField,
  WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { Radio } from "@/components/ui/controls/choice";
import type { ControlProps } from "@/components/ui/controls/field";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { type ConsentPurpose, consentPurposes } from "@/lib/engine/questions/vocabulary/options";

/**
 * The consents derived from the current answers: the document is one of them, the first by default. Several in one text
 * would not be separate (152-ФЗ ст. 9 ч. 1).
 */
export function ConsentPurposeChoice({
  field,
  control: { id, ...control },
}: {
  field: ChoiceField;
  control: ControlProps;
}) {
  const { control: form, register, setValue } = useFormContext<WizardValues>();
  const values = useWatch({ control: form }) as WizardValues;
  const needed = useNeededConsents(values);
  const chosen = values[field];
  // The previous choice stays visible when the answers no longer require it.
  const keys = isPurpose(chosen) && !needed.includes(chosen) ? [...needed, chosen] : needed;
  const [first] = needed;
  useEffect(() => {
    if (chosen === "" && first) setValue(field, first);
  }, [chosen, first, field, setValue]);
  return (
    <>
      {keys.map((value, index) => (
        <Radio
          key={value}
          {...control}
          id={index === 0 ? id : `${id}-${value}`}
          value={value}
          label={consentPurposes[value]}
          {...register(field)}
        />
      ))}
      {keys.length === 0 ? (
        <p className="text-sm text-ink-faint">
          Отметьте цели и данные выше: здесь появятся согласия, которых они требуют.
        </p>
      ) : null}
    </>
  );
}

const isPurpose = (value: string): value is ConsentPurpose => Object.hasOwn(consentPurposes, value);

/** Derived by the engine, which is loaded when this question is first shown. */
function useNeededConsents(values: WizardValues): ConsentPurpose[] {
  const industryTemplate = useChosenIndustryTemplate();
  const [consentsOf, setConsentsOf] = useState<((draft: AnswersDraft) => ConsentPurpose[]) | null>(
    null,
  );
  useEffect(() => {
    let isCancelled = false;
    import("@/lib/engine/facts/consents/consent-requests").then(
      ({ listConsentRequests }) => {
        if (isCancelled) return;
        setConsentsOf(
          () => (draft: AnswersDraft) =>
            listConsentRequests(draft).flatMap(({ key }) => (isPurpose(key) ? [key] : [])),
        );
      },
      // Offline: nothing is chosen, and the document contains the consents that the answers require.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, []);
  return consentsOf ? consentsOf(toAnswers(values, industryTemplate) as AnswersDraft) : [];
}
