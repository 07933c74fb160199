/** What a form needs to know about its questions: their places, controls, options and conditions. */

import type { FormValues, KeyOfKind, TextKind } from "@/lib/engine/questions/answer";
import {
  definitionOf,
  isAsked,
  type QuestionKey,
  questionKeys,
  sections,
} from "@/lib/engine/questions/questions";
import type {
  AskedDefinition,
  Columns,
  Options,
  QuestionCondition,
  Section,
  SummaryDisplay,
} from "@/lib/engine/questions/vocabulary/definition";
import type { DocumentType, FormDocumentType } from "@/lib/engine/questions/vocabulary/options";

export type InputKind = "url" | "email" | "tel" | "digits";

/** The control of a question. */
type Control =
  | {
      field: KeyOfKind<TextKind>;
      control: "line";
      input?: InputKind;
      /** For a number with check digits; a wrong one only warns. */
      requisite?: "taxNumber" | "registrationNumber";
    }
  | { field: KeyOfKind<TextKind>; control: "address" }
  | {
      field: KeyOfKind<"choice">;
      control: "select" | "radio" | "proposed";
      options: Options;
      unset?: string;
    }
  | { field: KeyOfKind<"choice">; control: "neededConsents"; options: Options; unset?: string }
  | {
      field: KeyOfKind<"choices">;
      control: "checklist";
      options: Options;
      /** Shown only when they are already ticked. */
      retired?: readonly string[];
    }
  | { field: KeyOfKind<"yesNo">; control: "yesNo" }
  | { field: KeyOfKind<"statements">; control: "statements" }
  | { field: KeyOfKind<"rows">; control: "rows"; columns: Columns; view?: "matrix" }
  | { field: KeyOfKind<"customClauses">; control: "customClauses" };

/** A question as a form shows it. */
export type TypeQuestionModel = Control & {
  askedFor: readonly FormDocumentType[];
  shownWhen?: readonly QuestionCondition[];
  /** «form»: required in the full form, optional for a client of the API. */
  required?: "always" | "form";
  /** Always on the main path, or under one of these conditions. */
  core?: true | readonly QuestionCondition[];
  inSummary?: SummaryDisplay;
  replaces?: QuestionKey;
  /** The answer of stored documents that lack it. */
  absent?: string;
  ofOwner?: true;
  autoComplete?: string;
  service?: {
    roles: readonly string[];
    name: KeyOfKind<TextKind>;
    address: KeyOfKind<TextKind>;
  };
  /** Fields without a question of their own whose stored answers are shown here. */
  also?: QuestionKey[];
};

export type SectionOutline = Omit<Section, "questions" | "borrowed"> & {
  questions: TypeQuestionModel[];
  borrowed?: {
    for: readonly DocumentType[];
    questions: {
      field: TypeQuestionModel["field"];
      options?: Options;
      inSummary?: SummaryDisplay;
    }[];
  };
};

export type FormModel = {
  sections: SectionOutline[];
  /** Every field of an untouched form. */
  empty: Omit<FormValues, "type">;
  /** Fields that no form shows. */
  unasked: QuestionKey[];
};

function toFormModel(): FormModel {
  return {
    sections: sections.map(({ questions, borrowed, ...section }) => ({
      ...section,
      questions: keysOf(questions).flatMap((key) => {
        const model = toQuestionModel(key);
        return model ? [model] : [];
      }),
      ...(borrowed && {
        borrowed: {
          for: borrowed.for,
          questions: keysOf(borrowed.questions).map((field) => {
            const { options, ...changes } = borrowed.questions[field] ?? {};
            return { field, ...changes, ...(options && { options: pickOptions(field, options) }) };
          }),
        },
      }),
    })),
    empty: Object.fromEntries(
      questionKeys.flatMap((key) => (isTyped(key) ? [[key, emptyAnswer(key)]] : [])),
    ) as FormModel["empty"],
    unasked: questionKeys.filter((key) => !isTyped(key) && !("shownIn" in definitionOf(key))),
  };
}

const keysOf = (list: object) => Object.keys(list) as TypeQuestionModel["field"][];

/** Whether a form stores its answer: the form asks it, step 1 chooses it, or records will be made from it. */
function isTyped(key: QuestionKey): boolean {
  const question = definitionOf(key);
  if (isAsked(question)) return true;
  return (
    ["template", "extraAnswers"].includes(question.kind) ||
    (question.kind === "lines" && "shownIn" in question)
  );
}

function emptyAnswer(key: QuestionKey): FormValues[keyof FormValues] {
  const question = definitionOf(key);
  switch (question.kind) {
    case "choices":
    case "statements":
    case "rows":
      return [];
    case "choice":
      return question.default ?? "";
    case "yesNo":
      return question.default;
    case "customClauses":
      return { additions: [], replacements: [] };
    case "extraAnswers":
      return {};
    default:
      return "";
  }
}

function toQuestionModel(key: QuestionKey): TypeQuestionModel | null {
  const question = definitionOf(key);
  if (!isAsked(question)) return null;
  const { askedFor, shownWhen, core, inSummary, replaces, ofOwner, autoComplete, service } =
    question;
  const also = questionKeys.filter((other) => {
    const definition = definitionOf(other);
    return "shownIn" in definition && definition.shownIn === key;
  });
  const required =
    "required" in question && question.required
      ? "always"
      : "requiredInForm" in question && question.requiredInForm
        ? "form"
        : undefined;
  const conditions = shownWhen === undefined ? undefined : [shownWhen].flat();
  return {
    // The kinds of `Control` decide which keys have which control.
    ...(toControl(key, question) as Control),
    askedFor,
    ...(conditions && { shownWhen: conditions as QuestionCondition[] }),
    ...(required && { required }),
    ...(core && { core: core === true ? core : ([core].flat() as QuestionCondition[]) }),
    ...(inSummary && { inSummary }),
    ...(replaces && { replaces }),
    ...("absent" in question && question.absent && { absent: question.absent }),
    ...(ofOwner && { ofOwner }),
    ...(autoComplete && { autoComplete }),
    // Both are typed in: a definition with another kind would have no control to fill it in.
    ...(service && { service: service as TypeQuestionModel["service"] }),
    ...(also.length > 0 && { also }),
  };
}

const inputs: Partial<Record<AskedDefinition["kind"], InputKind>> = {
  webAddress: "url",
  email: "email",
  phone: "tel",
};

/** The control for the question's kind. */
function toControl(field: QuestionKey, question: AskedDefinition<QuestionKey>) {
  switch (question.kind) {
    case "lines":
      return { field, control: "address" };
    case "statements":
    case "yesNo":
    case "customClauses":
      return { field, control: question.kind };
    case "rows": {
      const { columns, view } = question;
      return { field, control: "rows", columns, ...(view && { view }) };
    }
    case "choices": {
      const { options, retired } = question;
      return { field, control: "checklist", options, ...(retired && { retired }) };
    }
    case "choice": {
      const { control, options, unset } = question;
      return { field, control, options, ...(unset && { unset }) };
    }
    case "taxNumber":
    case "registrationNumber":
      return { field, control: "line", input: "digits", requisite: question.kind };
    default: {
      const input = "digits" in question ? "digits" : inputs[question.kind];
      return { field, control: "line", ...(input && { input }) };
    }
  }
}

/** A subset of a question's options. */
function pickOptions(key: QuestionKey, keys: readonly string[]): Options {
  const { options = {} } = definitionOf(key) as { options?: Options };
  return Object.fromEntries(keys.map((option) => [option, options[option] ?? option]));
}

/** The model shared by every form. */
export const formModel: FormModel = toFormModel();
