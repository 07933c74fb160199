import type { QuestionCondition } from "@/lib/engine/questions/vocabulary/definition";

/** Answers as a form holds them, or as they are stored; `type` is the type of the document. */
export type AnswersByKey = Readonly<Record<string, unknown>>;

/** Whether the answers meet all parts of a condition. */
export function isConditionMet(condition: QuestionCondition, answers: AnswersByKey): boolean {
  return Object.entries(condition).every(([key, expected]) => {
    const value = answers[key];
    if (expected === "given") return value != null && String(value).trim() !== "";
    if (expected === true || expected === undefined) return value === expected;
    if ("not" in expected) return value !== expected.not;
    return [value].flat().some((item) => expected.includes(String(item)));
  });
}
