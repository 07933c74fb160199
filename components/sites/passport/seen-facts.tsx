import { questionLabel } from "@/components/documents/wizard/plan/form-plan";
import type { QuestionPlan } from "@/components/documents/wizard/plan/form-values";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { SiteFacts } from "@/lib/engine/passport/facts";

type SeenFactsProps = {
  facts: SiteFacts;
  /** What the form shows now. */
  asked: readonly QuestionPlan[];
  /** To the question of a field. */
  onFollow: (field: QuestionPlan["field"]) => void;
};

/** Answers that nobody gave: a check saw them on the site, and saving the form confirms them. */
export function SeenFacts({ facts, asked, onFollow }: SeenFactsProps) {
  const seen = asked.filter(
    ({ field }) => field in facts && facts[field as keyof SiteFacts]?.origin === "seen",
  );
  if (seen.length === 0) return null;
  return (
    <Alert className="mb-5" title="Увидено на сайте, подтвердите">
      <p>Проверьте эти ответы и сохраните: до этого в документы они не попадут.</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        {seen.map((plan) => (
          <li key={plan.field}>
            <Button
              variant="link"
              size="inline"
              className="min-h-6 text-left whitespace-normal"
              onClick={() => onFollow(plan.field)}
            >
              {questionLabel(plan)}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
