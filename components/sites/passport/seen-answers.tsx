"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { SiteFacts } from "@/lib/engine/passport/facts";
import type { TypeQuestionPlan } from "@/lib/engine/questions/form-plan";
import { labelOf } from "@/lib/engine/questions/questions";
import { typeset } from "@/lib/russian/screen-typography";

type SeenAnswersProps = {
  facts: SiteFacts;
  /** The questions that the form shows now. */
  shown: readonly TypeQuestionPlan["field"][];
  onFollow: (place: { field: TypeQuestionPlan["field"] }) => void;
};

/** The answers that a check has put into the form: saving it confirms them. */
export function SeenAnswers({ facts, shown, onFollow }: SeenAnswersProps) {
  const seen = shown.filter((field) => facts[field]?.origin === "seen");
  if (seen.length === 0) return null;
  return (
    <Alert title="Увидено на сайте, подтвердите" className="mb-5">
      <p className="measure">
        {typeset(
          "Эти ответы заполнила проверка сайта. Посмотрите их и исправьте, если что-то не так: когда вы сохраните, они станут вашими.",
        )}
      </p>
      <ul className="mt-2 space-y-1">
        {seen.map((field) => (
          <li key={field}>
            <Button
              variant="link"
              size="inline"
              className="min-h-6 text-left whitespace-normal"
              onClick={() => onFollow({ field })}
            >
              {labelOf(field)}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
