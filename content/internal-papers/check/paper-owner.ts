/** Test support: an owner as the elements of internal papers read him. */
import { Owner } from "@/content/documents/check/element";
import type { AnswersDraft } from "@/lib/engine/facts/known/known";
import type { FactRecord, FactValue } from "@/lib/engine/facts/known/vocabulary";
import type { PaperRecipient } from "@/lib/engine/facts/papers/recipients/paper-recipient";
import type { PaperForm } from "@/lib/engine/papers/form";
import { factsOfPaper } from "@/lib/engine/papers/write-paper";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";

/** The day of the samples. */
export const writtenOn = "2026-11-21";

export class PaperOwner extends Owner {
  /** Every fact of the paper, as its template reads them. */
  readonly facts: FactRecord;
  constructor(
    form: PaperForm,
    answers: AnswersDraft,
    readonly paperAnswers: TemplateAnswers,
    readonly recipient: PaperRecipient | null = null,
  ) {
    super(answers);
    this.facts = factsOfPaper(form, answers, paperAnswers, { date: writtenOn, recipient });
  }
  fact = (path: string): FactValue => this.facts[path];
  kind = () => this.facts["owner.kind"];
  hasStaff = () => this.facts["extra.hasStaff"] === true;
  /** What was answered to a question of the papers; undefined where nothing was. */
  said = (key: string): FactValue => this.facts[`extra.${key}`];
}
