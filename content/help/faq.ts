/**
 * The questions of the help centre by category: `/help` (docs/specification/content.md#help-centre). Each category has
 * its own file in `content/help/questions`; `faq.test.ts` checks length and form.
 */
import { type HelpCategory, helpCategories, helpCategoryNames } from "@/content/help/categories";
import type { FaqQuestion } from "@/content/help/question";
import { accountQuestions } from "@/content/help/questions/account";
import { documentQuestions } from "@/content/help/questions/documents";
import { fineQuestions } from "@/content/help/questions/fines";
import { lawQuestions } from "@/content/help/questions/law";
import { regulatorQuestions } from "@/content/help/questions/regulator";
import { startQuestions } from "@/content/help/questions/start";
import type { IsoDate } from "@/lib/core/time/moscow-time";

export type FaqCategory = { key: HelpCategory; title: string; questions: FaqQuestion[] };

/** The date when the answers were last compared with the law. */
export const faqCheckedAt: IsoDate = "2026-11-21";

const questions: Record<HelpCategory, FaqQuestion[]> = {
  start: startQuestions,
  documents: documentQuestions,
  law: lawQuestions,
  fines: fineQuestions,
  regulator: regulatorQuestions,
  account: accountQuestions,
};

/** In the order of the tabs; «Все» precedes them. */
export const faqCategories: FaqCategory[] = helpCategories.map((key) => ({
  key,
  title: helpCategoryNames[key],
  questions: questions[key],
}));
