/** The papers of an owner, each with its current text. Pure. */
import { type PaperId, paperDefinition, paperIds } from "@/content/internal-papers/definitions";
import { fingerprintTexts } from "@/lib/core/text/text-fingerprint";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import type { PaperRecipient } from "@/lib/engine/facts/papers/recipients/paper-recipient";
import { type PaperForm, staffQuestion } from "@/lib/engine/papers/form";
import { appliesToOwner, subjectsOf } from "@/lib/engine/papers/papers-of-owner";
import {
  assemblePaper,
  factsOfPaper,
  factsOfRecipient,
  type PaperSource,
} from "@/lib/engine/papers/write-paper";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";
import type { TextTree } from "@/lib/engine/tree/document";
import { writeText } from "@/lib/engine/writers/text";

/** The data from which papers are written: the confirmed answers of the passport, and the answers of the papers. */
export type PaperAnswers = { answers: AnswersDraft; paperAnswers: TemplateAnswers };

export type PaperInstance = { paper: PaperId; recipient: PaperRecipient | null };

/** The key of a paper and the recipient that it is about. */
export const instanceKey = (paper: string, recipient: string | null | undefined): string =>
  `${paper}/${recipient ?? ""}`;

/** The answers and the facts derived from them, computed once for all papers. */
export type PaperFacts = { answers: AnswersDraft; facts: FactRecord; date: IsoDate };

export const toPaperFacts = (
  form: PaperForm,
  { answers, paperAnswers }: PaperAnswers,
  date: IsoDate,
): PaperFacts => ({ answers, facts: factsOfPaper(form, answers, paperAnswers, { date }), date });

/** The papers that an owner with these facts needs, in the order of the screen. */
export function neededPapers({ answers, facts }: PaperFacts): PaperInstance[] {
  const known = toKnownFacts(answers);
  return paperIds.flatMap((paper) => {
    const definition = paperDefinition(paper);
    if (!appliesToOwner(definition, facts)) return [];
    return subjectsOf(definition, known).map((recipient) => ({ paper, recipient }));
  });
}

/** Returns the papers that the owner would need with employees. */
export const neededWithStaff = (
  form: PaperForm,
  { answers, paperAnswers }: PaperAnswers,
  date: IsoDate,
): PaperInstance[] =>
  neededPapers(
    toPaperFacts(
      form,
      { answers, paperAnswers: { ...paperAnswers, [staffQuestion]: "yes" } },
      date,
    ),
  );

/** The text of a paper on the day of its facts. */
export const writeInstance = (
  source: PaperSource,
  { answers, facts, date }: PaperFacts,
  { recipient }: PaperInstance,
): TextTree =>
  assemblePaper(source, recipient ? factsOfRecipient(facts, answers, recipient) : facts, date);

/** Returns the mark of a text, with which an owner adopts exactly the text that they have seen. */
export const textMark = (tree: TextTree): string => fingerprintTexts([writeText(tree)]);

/** Parses stored answers; values that are not text are left out. */
export const parsePaperAnswers = (stored: unknown): TemplateAnswers =>
  typeof stored === "object" && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
        ),
      )
    : {};
