import { questions } from "@/lib/engine/questions/questions";

/** The question that a fact answers; its key where no form asks it. */
export function factLabel(key: string): string {
  const question: object = Object.hasOwn(questions, key)
    ? questions[key as keyof typeof questions]
    : {};
  return "label" in question && typeof question.label === "string" ? question.label : key;
}
