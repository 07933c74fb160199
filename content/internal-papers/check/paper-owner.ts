/** Test support: an owner in the form in which the elements of internal papers read it. */
import { Owner } from "@/content/documents/check/owner";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord, FactValue } from "@/lib/engine/facts/known/vocabulary";
import type { PaperRecipient } from "@/lib/engine/facts/papers/recipients/paper-recipient";
import type { PaperForm } from "@/lib/engine/papers/form";
import { factsOfPaper } from "@/lib/engine/papers/write-paper";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";

/** The date of the samples. */
export const writtenOn = "2026-11-21";

export class PaperOwner extends Owner {
  /** Every fact of the paper, as its template reads them. */
  readonly paperFacts: FactRecord;
  constructor(
    form: PaperForm,
    answers: AnswersDraft,
    readonly paperAnswers: TemplateAnswers,
    readonly recipient: PaperRecipient | null = null,
  ) {
    super(answers);
    this.paperFacts = factsOfPaper(form, answers, paperAnswers, { date: writtenOn, recipient });
  }
  fact = (path: string): FactValue => this.paperFacts[path];
  kind = () => this.paperFacts["owner.kind"];
  hasStaff = () => this.paperFacts["extra.hasStaff"] === true;
  /** The answer to a question of the papers; undefined without one. */
  said = (key: string): FactValue => this.paperFacts[`extra.${key}`];
}
