import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { unconfirmedTexts } from "@/content/site-list/screen";
import { isConfirmed, type SiteFacts } from "@/lib/engine/passport/facts";
import type { TypeQuestionModel } from "@/lib/engine/questions/form-model";
import { labelOf } from "@/lib/engine/questions/questions";
import { typeset } from "@/lib/russian/screen-typography";

type UnconfirmedAnswersProps = {
  facts: SiteFacts;
  /** The visible questions of the form. */
  shown: readonly TypeQuestionModel["field"][];
  onFollow: (place: { field: TypeQuestionModel["field"] }) => void;
};

/** The answers in the form that came from a check or a table: saving confirms them. */
export function UnconfirmedAnswers({ facts, shown, onFollow }: UnconfirmedAnswersProps) {
  const seen = shown.filter((field) => {
    const fact = facts[field];
    return fact !== undefined && !isConfirmed(fact);
  });
  if (seen.length === 0) return null;
  const imported = seen.filter((field) => facts[field]?.origin === "imported").length;
  const text =
    imported === 0
      ? unconfirmedTexts.seen
      : imported === seen.length
        ? unconfirmedTexts.imported
        : unconfirmedTexts.both;
  return (
    <Alert title={text.title} className="mb-5">
      <p className="measure">{typeset(text.inForm)}</p>
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
