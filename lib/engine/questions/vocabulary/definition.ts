/**
 * The definition of a question of the document form: everything that any layer needs to know about it, as plain data.
 * The schema of the API, the form's values and sections, the facts of templates, drafts and the answers of property
 * tests are derived from it (docs/decisions/0016-one-definition-per-question.md).
 */
import type { DocumentType, FormDocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { AnalyticsService } from "@/lib/engine/questions/vocabulary/service-options";

/** Stable keys with their labels. */
export type Options = Readonly<Record<string, string>>;

/** The texts of a question. */
export type QuestionTexts = {
  /** A short noun phrase or a plain question. */
  label: string;
  /** An explanation under the label, with an example where useful. */
  hint: string;
  /** «Зачем мы спрашиваем», in one or two sentences. */
  why: string;
  /** The norm as shown to users: «152-ФЗ, ст. 9 ч. 2». */
  norm: string;
};

/**
 * The answers required for a question to be asked: one of these options (of a list, at least one ticked), any option
 * but one, «да», or any answer at all. All parts must be met.
 */
export type QuestionCondition<Key extends string = string> = {
  readonly [Other in Key | "type"]?: readonly string[] | { readonly not: string } | true | "given";
};

/** The fact that an answer gives directly; facts that follow from several answers are derived in `facts/`. */
export type AnswerFact = {
  /** The path under which the engine and, with a label, templates know it. */
  path: string;
  /** Read after «указать: », lower case, accusative if it differs. Without it no template may use the fact. */
  label?: string;
  /** Without it a final document is rejected. */
  required?: true;
  /** For a choice whose option is printed as part of the text. */
  kind?: "text";
  /** For a list of choices: what a document prints when nothing was chosen. */
  ifNone?: readonly string[];
  /**
   * The answer is printed inside the template's sentences («phrase») or lists («item»): its final punctuation and «нет»
   * are dropped.
   */
  within?: "phrase" | "item";
};

/** How a check of the living site treats this answer when it finds one. */
export type SiteCheckRules = {
  /**
   * When a difference is reported. `named`: whenever a found item was not stated, because the documents must name all.
   * `single`: there can be only one, so a missing answer contradicts nothing. Absent: never.
   */
  compared?: "named" | "single";
  /** A text in which the owner lists several names. */
  listsNames?: true;
  /** The kinds of requisites on a site that answer it (`RequisiteKind`). */
  requisites?: readonly string[];
  /** Options that a check would find: it reports stated ones that are on no page. */
  onPages?: readonly string[];
};

/** Whether the summary of a folded section shows the answer; «other» by itself says nothing there. */
export type SummaryDisplay = "always" | "unless other" | "never";

/** What code needs one certain question for. It asks for the role, so that only the definition names the key. */
export type QuestionRole = "site" | "owner" | "industry" | "consent" | "purposes" | "data";

type Common<Key extends string> = {
  fact?: AnswerFact;
  /** One question plays it (`KeyWith`). */
  role?: QuestionRole;
  /** Names by which its column is known in a table of sites; the first is that of the sample. */
  importColumn?: readonly [string, ...string[]];
  /** The same for every document of an owner: offered from an earlier one. */
  ofOwner?: true;
  /** Belongs to the type and the template of the document: not copied to another type. */
  ofOneType?: true;
  /** When this question is answered, its answer replaces that of the named one. */
  replaces?: Key;
  /** The type of the document at this address. */
  pageOf?: DocumentType;
  seen?: SiteCheckRules;
};

/** The properties of questions that forms ask. */
type Asked<Key extends string> = QuestionTexts & {
  /** The documents whose form asks it. */
  askedFor: readonly FormDocumentType[];
  /** One of these conditions must hold. */
  shownWhen?: QuestionCondition<Key> | readonly QuestionCondition<Key>[];
  /**
   * Asked on the main path, always or under one of these conditions: without it the document would lack what the law
   * requires of this owner. All others are folded under «Уточнить».
   */
  core?: true | QuestionCondition<Key> | readonly QuestionCondition<Key>[];
  /** Absent: never. */
  inSummary?: SummaryDisplay;
  autoComplete?: string;
  /**
   * Names a service: the verified facts of its company can be filled into these answers with one click. `roles`: only
   * services with these roles.
   */
  service?: { roles: readonly string[]; name: Key; address: Key };
  /** The short form of the disclaimer asks it too, with messages and texts of its own. */
  disclaimer?: { wrong?: string; label: string; hint?: string };
};

/** A question that no form asks, but a client of the API may answer. */
type NotAsked<Key extends string> = {
  /** The reason. */
  notAsked: string;
  /** The form shows its answers in the named question. */
  shownIn?: Key;
};

/** Items of a list in the owner's own words. */
export const maxStatements = 30;

/** The kind of a column in a list of records. */
type ColumnKind =
  | { kind: "line"; max: number; required?: string; within?: AnswerFact["within"] }
  | { kind: "lines"; max: number }
  /** Digits only; wrong check digits only warn. */
  | { kind: "taxNumber" }
  | { kind: "choice"; options: Options; unset: string; required?: string }
  | {
      kind: "choices";
      options: Options;
      /** Forms offer only the options that the other answers contain. */
      offered: "purposes" | "data";
    };

/** A column of a list of records. */
export type ColumnDefinition = {
  label: string;
  hint?: string;
  /** Asked only when another column of the same record has one of these values. */
  shownWhen?: { column: string; is: readonly string[] };
  /** Asked under «Подробности»: most owners need not answer it. */
  inDetails?: true;
  /** Shown in the summary of a folded record and of a folded section. */
  inSummary?: true;
} & ColumnKind;

/** Columns by their keys, in display order. The first one names the record. */
export type Columns = Readonly<Record<string, ColumnDefinition>>;

/** Typed in. */
type TypedKind =
  /** `unseen`: the message when a number contains invisible characters. */
  | { kind: "line"; max: number; required?: string; unseen?: string }
  | { kind: "lines"; max: number; requiredInForm?: string }
  | { kind: "webAddress" | "email"; wrong: string; required?: true }
  | { kind: "phone" }
  /** Digits only; wrong check digits only warn. */
  | { kind: "taxNumber" | "registrationNumber" }
  /** The number of a counter: `counter` is the option of the question that lists the counters. */
  | { kind: "counter"; counter: AnalyticsService; pattern: RegExp; wrong: string; digits?: true }
  /** Sentences in the owner's own words, one per item. `suggestions`: added with one click each. */
  | { kind: "statements"; suggestions: readonly string[] }
  /** Small records, each with the same columns. `item`: the name of one, «Получатель». */
  | {
      kind: "rows";
      max: number;
      item: string;
      /** Genitive plural, after «Не больше 50». */
      items: string;
      /** «Добавить получателя». */
      add: string;
      /** The heading above the columns under «Подробности». */
      details: string;
      /** `matrix`: each record corrects a row of the processing table. Otherwise cards. */
      view?: "matrix";
      columns: Columns;
    };

/** Chosen from a closed list. */
type ChosenKind =
  | {
      kind: "choice";
      options: Options;
      /** `proposed`: radio buttons that show the value derived from the other answers until one is chosen. */
      control: "radio" | "select" | "neededConsents" | "proposed";
      /** The value of an untouched field. Without it nothing is chosen. */
      default?: string;
      /** The value when a client of the API leaves it out, for forms that propose an answer. */
      absent?: string;
      /** The label when nothing is chosen. */
      unset?: string;
      wrong?: string;
    }
  | {
      kind: "choices";
      options: Options;
      /** Accepted from clients of the API; forms show these only when they are already ticked. */
      retired?: readonly string[];
    }
  | { kind: "yesNo"; default: boolean };

/** Parts of a document with an editor of their own. */
type OwnKind = { kind: "customClauses" | "template" | "extraAnswers" };

/** The key of an extra question: in `form.yaml`, in the answers, in the template as `extra.{key}`. */
export const extraKeyPattern = /^[a-z][A-Za-z0-9]{0,39}$/;

/** A question. `Key`: the keys that it may refer to. */
export type QuestionDefinition<Key extends string = string> = Common<Key> &
  (Asked<Key> | NotAsked<Key>) &
  (TypedKind | ChosenKind | OwnKind);
export type AskedDefinition<Key extends string = string> = Extract<
  QuestionDefinition<Key>,
  { askedFor: unknown }
>;

/** A note that a section shows with its questions. */
export type SectionNote = "bannedNetworks" | "previousOwner";

/** A group of questions on the screen, in this order. */
export type Section = {
  id: string;
  title: string;
  /** One sentence under the title of an open section. */
  intro: string;
  /** The title in certain documents, when it differs. */
  wording?: Partial<Record<DocumentType, { title?: string; intro?: string }>>;
  note?: SectionNote;
  /** Where its main-path questions are shown: under a title of their own, or among those of another section. */
  main?: { title: string; intro: string } | { in: string };
  /** The summary of the folded section: the answers themselves, or their number. */
  summary?: "count";
  questions: Readonly<Record<string, QuestionDefinition>>;
  /** Questions of other sections that these documents ask here, before its own, with the differences. */
  borrowed?: {
    for: readonly DocumentType[];
    questions: Readonly<
      Record<string, { options?: readonly string[]; inSummary?: SummaryDisplay }>
    >;
  };
};

/** Keeps the literal types of a section's definitions. */
export const defineSection = <const S extends Section>(section: S): S => section;

/** Defines questions that a section imports from another file. */
export const defineQuestions = <const Q extends Section["questions"]>(questions: Q): Q => questions;
