/** The papers of an owner, each with its text of today. Pure. */
import { type PaperId, paperDefinition, paperIds } from "@/content/internal-papers/definitions";
import type { IsoDate } from "@/lib/core/moscow-time";
import { toRevision } from "@/lib/core/revision";
import { type AnswersDraft, toKnown } from "@/lib/engine/facts/known";
import type { PaperRecipient } from "@/lib/engine/facts/papers/paper-recipient";
import type { PaperForm } from "@/lib/engine/papers/form";
import { concerns, subjectsOf } from "@/lib/engine/papers/papers-of-owner";
import { factsOfPaper, type PaperSource, writePaper } from "@/lib/engine/papers/write-paper";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";
import type { TextTree } from "@/lib/engine/tree/document";
import { writeText } from "@/lib/engine/writers/text";

/** What papers are written of: the confirmed answers of the passport, and those of the papers. */
export type PaperAnswers = { answers: AnswersDraft; paperAnswers: TemplateAnswers };

export type PaperInstance = { paper: PaperId; recipient: PaperRecipient | null };

/** One key for a paper and the recipient of whom it is. */
export const instanceKey = (paper: string, recipient: string | null | undefined): string =>
  `${paper}/${recipient ?? ""}`;

/** The papers that the owner of these answers needs, in the order of the screen. */
export function neededPapers(form: PaperForm, made: PaperAnswers, date: IsoDate): PaperInstance[] {
  const known = toKnown(made.answers);
  const facts = factsOfPaper(form, made.answers, made.paperAnswers, { date });
  return paperIds.flatMap((paper) => {
    const definition = paperDefinition(paper);
    if (!concerns(definition, facts)) return [];
    return subjectsOf(definition, known).map((recipient) => ({ paper, recipient }));
  });
}

/** How many papers whoever has no employees does without. */
export const papersOfStaff = (): number =>
  paperIds.filter((paper) => paperDefinition(paper).for.staff === "needed").length;

export const writeInstance = (
  source: PaperSource,
  { answers, paperAnswers }: PaperAnswers,
  { recipient }: PaperInstance,
  date: IsoDate,
): TextTree => writePaper(source, answers, paperAnswers, { date, recipient });

/** The same for the same words: with it an owner adopts the text that he has seen. */
export const textMark = (tree: TextTree): string => toRevision([writeText(tree)]);

/** Stored answers; what is no text is left out. */
export const parsePaperAnswers = (stored: unknown): TemplateAnswers =>
  typeof stored === "object" && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
        ),
      )
    : {};
