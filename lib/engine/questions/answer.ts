/** The types of an answer, by the kind of its question: while the form is being filled in, and when it is known. */

import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";
import type { QuestionKey, Questions } from "@/lib/engine/questions/questions";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** Answers to extra questions by key, as typed and stored. A yes/no is «yes» or «no», a date `2026-11-21`. */
export type TemplateAnswers = Record<string, string>;

/** Kinds whose answer is a single text. */
export type TextKind =
  | "line"
  | "lines"
  | "webAddress"
  | "email"
  | "phone"
  | "taxNumber"
  | "registrationNumber"
  | "counter";

type Key<List> = keyof List & string;

/** A known answer; undefined when it is optional and was not given. */
export type Answer<Question> = Question extends { kind: "choice"; options: infer List }
  ? Question extends { default: string }
    ? Key<List>
    : Key<List> | undefined
  : Question extends { kind: "choices"; options: infer List }
    ? Key<List>[]
    : Question extends { kind: "yesNo" }
      ? boolean
      : Question extends { kind: "statements" }
        ? string[]
        : Question extends { kind: "rows"; columns: infer List }
          ? RowAnswer<List>[]
          : Question extends { kind: "customClauses" }
            ? CustomClauses | undefined
            : Question extends { kind: "extraAnswers" }
              ? TemplateAnswers | undefined
              : Question extends { required: string | true }
                ? string
                : string | undefined;

/** A record without the optional answers that were not given. */
type RowAnswer<List> = {
  -readonly [Column in keyof List as undefined extends Answer<List[Column]>
    ? never
    : Column]: Answer<List[Column]>;
} & {
  -readonly [Column in keyof List as undefined extends Answer<List[Column]>
    ? Column
    : never]?: Answer<List[Column]>;
};

/** A record in the form. Not typed by its columns: forms show all lists of records in the same way. */
export type FormRow = Record<string, string | string[]>;

/** An answer in the form: a control has a value from the start, and a choice may be outside of the list. */
export type FormValue<Question> = Question extends { kind: "choices" | "statements" }
  ? string[]
  : Question extends { kind: "yesNo" }
    ? boolean
    : Question extends { kind: "rows" }
      ? FormRow[]
      : Question extends { kind: "customClauses" }
        ? CustomClauses
        : Question extends { kind: "extraAnswers" }
          ? TemplateAnswers
          : string;

/** The keys that a form stores: the questions it asks, and what step 1 chose. */
type FormKey = {
  [K in QuestionKey]: Questions[K] extends
    | { askedFor: unknown }
    | { kind: "template" | "extraAnswers" }
    // A text that the form converts into records is kept until they exist.
    | { kind: "lines"; shownIn: string }
    ? K
    : never;
}[QuestionKey];

/**
 * The values of the form: every control has a value from the start (an input that turns from uncontrolled to controlled
 * loses its text), and fields that do not apply keep theirs.
 */
export type FormValues = { type: DocumentType } & {
  [K in FormKey]: FormValue<Questions[K]>;
};

/** The keys of all questions of a kind that a form asks. */
export type KeyOfKind<Kind extends string> = {
  [K in QuestionKey]: Questions[K] extends { kind: Kind; askedFor: unknown } ? K : never;
}[QuestionKey];
