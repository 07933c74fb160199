/** What a guided question is: its options, and the answers that each stands for. */
import type { Answer, KeyOfKind } from "@/lib/engine/questions/answer";
import type { QuestionKey, Questions } from "@/lib/engine/questions/questions";
import type { QuestionTexts } from "@/lib/engine/questions/vocabulary/definition";
import type { FormDocumentType, Industry } from "@/lib/engine/questions/vocabulary/options";

/** Items of lists that are answered with several choices. */
type Items = {
  readonly [Key in KeyOfKind<"choices">]?: Answer<Questions[Key]>;
};
/** Whole answers. */
type Values = {
  readonly [Key in KeyOfKind<"choice" | "line" | "yesNo">]?: Questions[Key] extends {
    kind: "yesNo";
  }
    ? true
    : string;
};
type Recipient = Answer<Questions["recipients"]>[number];

export type GuidedOption = {
  readonly label: string;
  readonly note?: string;
  /** What it adds to lists. The first item of the first list is its sign: where it stands, the option is chosen. */
  readonly adds?: Items;
  /** Signs besides the first: answers that mean the same. */
  readonly also?: Items;
  /** Answers that it sets. A line is recognised by its words, in whatever letters. */
  readonly sets?: Values;
  /**
   * A record of the list of recipients. `service`: of the catalogue, which may know its company; recognised by `like`.
   */
  readonly recipient?: Omit<Recipient, "name" | "purposes" | "data"> &
    Partial<Pick<Recipient, "purposes" | "data">> & { service?: string; like?: string };
  /** What has to be typed besides: the name of the recipient, or the answer to a question. */
  readonly typed?: { field: "recipient" | KeyOfKind<"line">; label: string; optional?: true };
  /** Nobody else gets anything. Where no answer stands for it, it holds as long as the form is open. */
  readonly nobody?: true;
  /** Goes with no other option. */
  readonly alone?: true;
  /** Stands first where the owner does this. */
  readonly usualIn?: readonly Industry[];
  /** Offered to nobody else, unless chosen. */
  readonly onlyIn?: readonly Industry[];
};

export type GuidedQuestion = QuestionTexts & {
  readonly key: string;
  readonly askedFor: readonly FormDocumentType[];
  /** Asked where this option of the first question is chosen. */
  readonly after?: string;
  /** «Нужно ответить: кто принимает оплату». */
  readonly missing: string;
  /** Where its answer stands in the end: a folded section with these questions says that it is missing. */
  readonly setIn: readonly QuestionKey[];
  /**
   * What documents may say of the answer only where the owner confirms it, asked below what was chosen: these answers
   * stand for a yes, «не знаю» leaves them untouched.
   */
  readonly confirm?: {
    label: string;
    hint: string;
    sets: Values;
    yes: string;
    no: string;
    /** Of these options only where their field is filled: who does not know the place cannot confirm it. */
    notOf: string;
  };
  /** Only one option may be chosen; choosing another one resets these answers. */
  readonly single?: { unset: string; resets: readonly KeyOfKind<"choice" | "line" | "lines">[] };
  readonly options: Readonly<Record<string, GuidedOption>>;
};
