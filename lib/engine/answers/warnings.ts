export { checkAnswers, type Finding } from "@/lib/engine/lint/check-answers";
