/**
 * What a question of the document form is: everything that any layer needs to know of it is in one
 * definition, as plain data. The schema of the API, the form's values and sections, the facts of templates,
 * drafts and the answers of property tests are derived from it
 * (docs/decisions/0016-one-definition-per-question.md).
 */
import type { DocumentType, FormDocumentType } from "@/lib/engine/questions/vocabulary/options";

/** Stable keys and what people see. */
export type Options = Readonly<Record<string, string>>;

/** Words around a question. */
export type QuestionTexts = {
  /** A short noun phrase or a human sentence. */
  label: string;
  /** Plain words under the label, with an example where one helps. */
  hint: string;
  /** «Зачем мы спрашиваем», one or two sentences. */
  why: string;
  /** The norm as people read it: «152-ФЗ, ст. 9 ч. 2». */
  norm: string;
};

/**
 * What other answers must be for a question to be asked: one of these options (of a list, at least one ticked), any
 * option but one, «да», or anything at all. All named questions must be answered so.
 */
export type QuestionCondition<Key extends string = string> = {
  readonly [Other in Key | "type"]?: readonly string[] | { readonly not: string } | true | "given";
};

/** The fact that an answer gives as it is; what follows from several answers is derived in `facts/`. */
export type GivenFact = {
  /** The name under which the engine and, with a label, templates know it. */
  path: string;
  /** Reads after «указать: », lower case, accusative where it differs. Without it no template may name the fact. */
  label?: string;
  /** Without it a final document is refused. */
  required?: true;
  /** For a choice whose option is part of the text itself. */
  kind?: "text";
  /** For a list of choices: what a document says where nothing was chosen. */
  ifNone?: readonly string[];
  /**
   * The answer is printed inside the template's sentences («phrase») or lists («item»): the mark at its end and «нет»
   * are left out.
   */
  within?: "phrase" | "item";
};

/** What a check of the living site makes of an answer that it has seen there. */
export type SeenOnSite = {
  /**
   * When it differs from what was said. `named`: whenever something of it was not said, for the papers have to name
   * all. `single`: there can be only one, so where nobody said one nothing contradicts. Absent: never.
   */
  compared?: "named" | "single";
  /** A text in which the owner names several things, in words of his own. */
  listsNames?: true;
  /** Kinds of requisites of a site that answer it (`RequisiteKind`). */
  requisites?: readonly string[];
  /** Options that a check would find: it tells those that were said and are on no page. */
  onPages?: readonly string[];
};

/** Whether the line of a folded section shows the answer; the option «other» by itself says nothing there. */
export type InSummary = "always" | "unless other" | "never";

/** What code needs one certain question for. It asks for the role, so that the key stands in the definition. */
export type Role = "site" | "owner" | "industry" | "consent" | "purposes" | "data";

type Common<Key extends string> = {
  fact?: GivenFact;
  /** One question plays it (`KeyWith`). */
  role?: Role;
  /** Names by which its column is known in a table of sites; the first is that of the sample. */
  importColumn?: readonly [string, ...string[]];
  /** The same for every document of an owner: offered from an earlier one. */
  ofOwner?: true;
  /** Belongs to the type and the template that a document was begun with: not taken over to another type. */
  ofOneType?: true;
  /** When this question is answered, its answer is used in place of the named one's. */
  replaces?: Key;
  /** The type of the document that lies at this address. */
  pageOf?: DocumentType;
  seen?: SeenOnSite;
};

/** What forms ask. */
type Asked<Key extends string> = QuestionTexts & {
  /** The documents whose form asks it. */
  askedFor: readonly FormDocumentType[];
  /** One of these conditions must hold. */
  shownWhen?: QuestionCondition<Key> | readonly QuestionCondition<Key>[];
  /**
   * Asked on the main path: without it the document would lack what the law demands of this owner. Under one of these
   * conditions, or always. All others stand folded under «Уточнить».
   */
  core?: true | QuestionCondition<Key> | readonly QuestionCondition<Key>[];
  /** Absent: never. */
  inSummary?: InSummary;
  autoComplete?: string;
  /**
   * Names a service: what the catalogue knows of its company goes into these answers by one press. `roles`: of the
   * services that are meant.
   */
  service?: { roles: readonly string[]; name: Key; address: Key };
  /** The short form of the disclaimer asks it too, with messages and words of its own. */
  disclaimer?: { wrong?: string; label: string; hint?: string };
};

/** What no form asks, though a client of the API may answer it. */
type NotAsked<Key extends string> = {
  /** Why. */
  notAsked: string;
  /** The form shows its answers in the named question. */
  shownIn?: Key;
};

/** Items of a list in the owner's own words. */
export const maxStatements = 30;

/** What a column of a list of records is answered with. */
type ColumnKind =
  | { kind: "line"; max: number; required?: string; within?: GivenFact["within"] }
  | { kind: "lines"; max: number }
  /** Digits only; the check digits warn and never refuse. */
  | { kind: "taxNumber" }
  | { kind: "choice"; options: Options; unset: string; required?: string }
  | {
      kind: "choices";
      options: Options;
      /** Forms offer those of the options that the other answers have. */
      offered: "purposes" | "data";
    };

/** One column of a list of records. */
export type ColumnDefinition = {
  label: string;
  hint?: string;
  /** Another column of the same record must be one of these for it to be asked. */
  shownWhen?: { column: string; is: readonly string[] };
  /** Asked under «Подробности»: most owners need not answer it. */
  inDetails?: true;
  /** The line of a folded record and of a folded section shows the answer. */
  inSummary?: true;
} & ColumnKind;

/** Columns by their keys, in the order of the screen. The first is what a record is called by. */
export type Columns = Readonly<Record<string, ColumnDefinition>>;

/** Typed in. */
type TypedKind =
  /** `unseen`: of a number that names something, said when it holds invisible characters. */
  | { kind: "line"; max: number; required?: string; unseen?: string }
  | { kind: "lines"; max: number; requiredInForm?: string }
  | { kind: "webAddress" | "email"; wrong: string; required?: true }
  | { kind: "phone" }
  /** Digits only; the check digits warn and never refuse. */
  | { kind: "taxNumber" | "registrationNumber" }
  | { kind: "counter"; pattern: RegExp; wrong: string; digits?: true }
  /** Sentences in the owner's own words, one an item. `suggestions`: offered by one press each. */
  | { kind: "statements"; suggestions: readonly string[] }
  /** Small records, each with the same columns. `item`: what one is called, «Получатель». */
  | {
      kind: "rows";
      max: number;
      item: string;
      /** Genitive plural, after «Не больше 50». */
      items: string;
      /** «Добавить получателя». */
      add: string;
      /** Over the columns that are asked in details. */
      details: string;
      /** `matrix`: each record corrects a row of the table of processing. Otherwise cards. */
      view?: "matrix";
      columns: Columns;
    };

/** Chosen from a closed list. */
type ChosenKind =
  | {
      kind: "choice";
      options: Options;
      /** `proposed`: a radio that shows what follows from the other answers until one is chosen. */
      control: "radio" | "select" | "neededConsents" | "proposed";
      /** The value of an untouched field. Without it nothing is chosen. */
      default?: string;
      /** What it means where a client of the API leaves it out, while an untouched form proposes an answer. */
      absent?: string;
      /** What people see where nothing is chosen. */
      unset?: string;
      wrong?: string;
    }
  | {
      kind: "choices";
      options: Options;
      /** Taken from clients of the API; forms show these where they are ticked already. */
      retired?: readonly string[];
    }
  | { kind: "yesNo"; default: boolean };

/** Parts of a document that the form fills in its own way. */
type OwnKind = { kind: "customClauses" | "template" | "extraAnswers" };

/** The name of an extra question: in `form.yaml`, in the answers, in the template as `extra.{key}`. */
export const extraKeyPattern = /^[a-z][A-Za-z0-9]{0,39}$/;

/** One question. `Key`: the keys that it may refer to. */
export type QuestionDefinition<Key extends string = string> = Common<Key> &
  (Asked<Key> | NotAsked<Key>) &
  (TypedKind | ChosenKind | OwnKind);
export type AskedDefinition<Key extends string = string> = Extract<
  QuestionDefinition<Key>,
  { askedFor: unknown }
>;

/** A passage that a section has besides its questions. */
export type SectionNote = "bannedNetworks" | "ownerFromBefore";

/** Questions that the screen groups, in this order. */
export type Section = {
  id: string;
  title: string;
  /** One sentence under the title of an open section. */
  intro: string;
  /** Where a document calls it otherwise. */
  wording?: Partial<Record<DocumentType, { title?: string; intro?: string }>>;
  note?: SectionNote;
  /** Its questions on the main path: under a title of their own, or among those of another section. */
  main?: { title: string; intro: string } | { in: string };
  /** What the folded section tells: the answers themselves, or how many there are. */
  summary?: "count";
  questions: Readonly<Record<string, QuestionDefinition>>;
  /** Questions of other sections that these documents ask here, before its own, with what differs. */
  borrowed?: {
    for: readonly DocumentType[];
    questions: Readonly<Record<string, { options?: readonly string[]; inSummary?: InSummary }>>;
  };
};

/** Keeps the literal types of a section's definitions. */
export const defineSection = <const S extends Section>(section: S): S => section;

/** The same of questions that a section takes from another file. */
export const defineQuestions = <const Q extends Section["questions"]>(questions: Q): Q => questions;
