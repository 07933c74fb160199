"use client";

import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { isAskedNow, questionLabel } from "@/components/features/documents/form-model/form-model";
import {
  type AskedField,
  modelOf,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import {
  type Prefill,
  prefillToReview,
} from "@/components/features/documents/wizard/drafts/prefill";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

export {
  applyPrefill,
  findStoredPrefill,
  storeSeen,
} from "@/components/features/documents/wizard/drafts/prefill";

type FromCheckProps = {
  filled: Prefill;
  /** To a question of the form. */
  onOpenQuestion: (field: string) => void;
  /** Some were changed or looked through: what is left; null when that is nothing. */
  onLeft: (filled: Prefill | null) => void;
};

const sources = {
  site: "из проверки сайта",
  text: "из текста политики",
  table: "из таблицы",
  both: "из проверки сайта и таблицы",
};

/** Which answers a check filled in, each leading to its question, until they are changed or confirmed. */
export function FromCheck({ filled, onOpenQuestion, onLeft }: FromCheckProps) {
  const { from, answers, otherSite } = filled;
  const { control, getValues } = useFormContext<WizardValues>();
  const fields = Object.keys(answers) as AskedField[];
  const watched = useWatch({ control, name: fields });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `watched` says that one of them changed
  useEffect(() => {
    if (otherSite !== null) return;
    const toReview = prefillToReview(filled, getValues());
    if (Object.keys(toReview?.answers ?? {}).length < fields.length) onLeft(toReview);
  }, [watched, filled]);
  if (otherSite !== null) {
    return (
      <Alert title={`Открыт ваш черновик о сайте ${otherSite}`}>
        <p>
          Он не закончен, поэтому ответы {sources[from]} мы не подставили. Завершите его или нажмите
          «Начать заново», затем откройте форму из отчёта ещё раз.
        </p>
      </Alert>
    );
  }
  const askedFields = fields.filter((field) => isAskedNow(field, getValues()));
  if (askedFields.length === 0) return null;
  return (
    <Alert title={`Подставлено ${sources[from]}, проверьте`}>
      <ul className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1">
        {askedFields.map((field) => (
          <li key={field}>
            <Button
              variant="link"
              size="inline"
              className="min-h-6 text-left whitespace-normal"
              onClick={() => onOpenQuestion(field)}
            >
              {questionLabel(modelOf(field))}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => onLeft(null)}>
        Всё верно
      </Button>
    </Alert>
  );
}
