import type { QuestionCondition } from "@/lib/engine/questions/vocabulary/definition";

/** Answers as a form holds them, or as they are stored; `type` is that of the document. */
export type AnswersByKey = Readonly<Record<string, unknown>>;

/** Whether all that a condition names is answered so. */
export function isConditionMet(condition: QuestionCondition, answers: AnswersByKey): boolean {
  return Object.entries(condition).every(([key, wanted]) => {
    const value = answers[key];
    if (wanted === "given") return value != null && String(value).trim() !== "";
    if (wanted === true || wanted === undefined) return value === wanted;
    if ("not" in wanted) return value !== wanted.not;
    return [value].flat().some((one) => wanted.includes(String(one)));
  });
}
