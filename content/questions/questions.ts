/**
 * The words around every field of the document form: its label, a hint in plain words, why we ask,
 * and the norm behind it. The lawyer edits the two files; the wizard only shows them.
 */
import { firstQuestions } from "@/content/questions/first-questions";
import { furtherQuestions } from "@/content/questions/further-questions";

export const questions = { ...firstQuestions, ...furtherQuestions };
