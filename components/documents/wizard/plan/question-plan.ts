import type {
  ChoiceField,
  ExtraField,
  FlagField,
  ListField,
  StatementField,
  TextField,
  WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import type { ExtraQuestion } from "@/lib/engine/extended/types";

export type Options = Record<string, string>;

/** One question: what it fills, what it is answered with, when it is asked. */
export type QuestionPlan = { shownWhen?: (values: WizardValues) => boolean } & (
  | {
      field: TextField;
      control: "line";
      kind?: "url" | "email" | "tel" | "digits";
      autoComplete?: string;
    }
  | { field: TextField; control: "address" }
  | { field: ChoiceField; control: "select"; options: Options; unset?: string }
  | { field: ChoiceField; control: "radio"; options: Options }
  | { field: ListField; control: "checklist"; options: Options }
  | { field: FlagField; control: "yesNo" }
  | { field: StatementField; control: "statements" }
  | { field: "consentPurpose"; control: "consentPurpose" }
  | { field: "customFields"; control: "ownClauses" }
  | { field: ExtraField; control: "extra"; question: ExtraQuestion }
);

/** A question that an extended template brings: its words are its own, not of `content/questions/questions.ts`. */
export type ExtraQuestionPlan = Extract<QuestionPlan, { control: "extra" }>;
/** A question of the type of document. */
export type TypeQuestionPlan = Exclude<QuestionPlan, { control: "extra" }>;

/** A passage that belongs to a section besides its questions. */
export type SectionNote = "bannedNetworks" | "typicalAnswers" | "ownerFromBefore";

export type SectionPlan = {
  id: string;
  title: string;
  /** One sentence under the title of an open section. */
  intro: string;
  note?: SectionNote;
  questions: QuestionPlan[];
  /** The answers in a few words, for the folded section. */
  summary: (values: WizardValues) => string;
};

/** Labels of the chosen keys, in the order of the answer; unknown keys are left out. */
export const labels = (options: Options, keys: string[]): string[] =>
  keys.flatMap((key) => (Object.hasOwn(options, key) ? [options[key] as string] : []));

/** «а, б», of what is there. */
export const listed = (parts: (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(", ");
