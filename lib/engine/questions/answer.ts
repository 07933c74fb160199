/** What an answer is, by the kind of its question: as a form holds it while it is typed, and when it is known. */

import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";
import type { QuestionKey, Questions } from "@/lib/engine/questions/questions";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** Answers to extra questions by key, as they are typed and stored. A yes/no is «yes» or «no», a date `2026-11-21`. */
export type TemplateAnswers = Record<string, string>;

/** Kinds whose answer is one text. */
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

/** An answer that is known; undefined where it may be left out and was. */
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

/** A record: what may be left out is left out. */
type RowAnswer<List> = {
  -readonly [Column in keyof List as undefined extends Answer<List[Column]>
    ? never
    : Column]: Answer<List[Column]>;
} & {
  -readonly [Column in keyof List as undefined extends Answer<List[Column]>
    ? Column
    : never]?: Answer<List[Column]>;
};

/** A record as it is being typed. Not by its columns: forms show all lists of records in the same way. */
export type TypedRow = Record<string, string | string[]>;

/** An answer as it is being typed: a control has a value from the start, and a choice may be none of the list. */
export type TypedAnswer<Question> = Question extends { kind: "choices" | "statements" }
  ? string[]
  : Question extends { kind: "yesNo" }
    ? boolean
    : Question extends { kind: "rows" }
      ? TypedRow[]
      : Question extends { kind: "customClauses" }
        ? CustomClauses
        : Question extends { kind: "extraAnswers" }
          ? TemplateAnswers
          : string;

/** What a form keeps: the answers that it asks for, and what step 1 chose. */
type TypedKey = {
  [K in QuestionKey]: Questions[K] extends
    | { askedFor: unknown }
    | { kind: "template" | "extraAnswers" }
    // A text that the form shows as records keeps its place until they are made.
    | { kind: "lines"; shownIn: string }
    ? K
    : never;
}[QuestionKey];

/**
 * The form as it is typed: every control has a value from the start (an input that turns from
 * uncontrolled to controlled loses what was typed), and fields that do not apply keep theirs.
 */
export type TypedValues = { type: DocumentType } & {
  [K in TypedKey]: TypedAnswer<Questions[K]>;
};

/** The keys of all questions of a kind that a form asks. */
export type KeyOfKind<Kind extends string> = {
  [K in QuestionKey]: Questions[K] extends { kind: Kind; askedFor: unknown } ? K : never;
}[QuestionKey];
