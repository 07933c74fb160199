"use client";

import type { FilledIn } from "@/components/documents/wizard/drafts/fill-in-seen";
import { questionLabel } from "@/components/documents/wizard/plan/form-plan";
import { planOf } from "@/components/documents/wizard/plan/form-values";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

export { fillInSeen } from "@/components/documents/wizard/drafts/fill-in-seen";

type FromCheckProps = {
  filled: FilledIn;
  /** To a question of the form. */
  onFollow: (field: string) => void;
};

const sources = { site: "из проверки сайта", text: "из текста политики" };

/** Which answers a check filled in, each leading to its question. */
export function FromCheck({ filled: { from, fields, otherSite }, onFollow }: FromCheckProps) {
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
  if (fields.length === 0) return null;
  return (
    <Alert title={`Подставлено ${sources[from]}, проверьте`}>
      <ul className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1">
        {fields.map((field) => (
          <li key={field}>
            <Button
              variant="link"
              size="inline"
              className="min-h-6 text-left whitespace-normal"
              onClick={() => onFollow(field)}
            >
              {questionLabel(planOf(field))}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
