import { typedExtra } from "@/components/documents/wizard/plan/chosen-industry-template";
import type { ExtraField, WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { SectionPlan } from "@/components/documents/wizard/plan/question-plan";
import { formatRussianDate } from "@/lib/core/moscow-time";
import {
  answerTo,
  askedQuestions,
  extraField,
  isDate,
} from "@/lib/engine/industry-templates/facts";
import type { ExtraQuestion, IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { plural } from "@/lib/russian/plural";

/** Made once for each template: its questions are compared by identity while somebody types. */
const made = new WeakMap<IndustryTemplate, SectionPlan>();

/** The section of step 2 that asks an industry template's own questions. */
export function extraSection(industryTemplate: IndustryTemplate): SectionPlan {
  const before = made.get(industryTemplate);
  if (before) return before;
  const { name, formConfig } = industryTemplate;
  const asked = (values: WizardValues) => askedQuestions(formConfig, typedExtra(values));
  const section: SectionPlan = {
    id: "industryTemplate",
    title: `Шаблон «${name}»`,
    intro: "Эти вопросы есть только у отраслевого шаблона: по ответам пишутся его пункты.",
    questions: formConfig.questions.map((question) => ({
      field: extraField(question.key) as ExtraField,
      control: "extra",
      question,
      isShown: (values) => asked(values).some(({ key }) => key === question.key),
    })),
    summary: (values) => {
      const given = asked(values).filter(({ key }) => answerTo(key, typedExtra(values)) !== "");
      return plural(given.length, "ответ", "ответа", "ответов");
    },
  };
  made.set(industryTemplate, section);
  return section;
}

/** An answer to an extra question in words, a line an item; empty when there is none. */
export function extraAnswerWords(
  { key, kind, options = {} }: ExtraQuestion,
  values: WizardValues,
): string[] {
  const answer = answerTo(key, typedExtra(values));
  if (answer === "") return [];
  switch (kind) {
    case "yesNo":
      return [answer === "yes" ? "Да" : "Нет"];
    case "choice":
      return Object.hasOwn(options, answer) ? [options[answer] as string] : [];
    case "date":
      return isDate(answer) ? [formatRussianDate(answer)] : [];
    default:
      return answer.split("\n").filter((line) => line.trim() !== "");
  }
}
