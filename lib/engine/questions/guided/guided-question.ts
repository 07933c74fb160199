/** A guided question: its options, and the answers that each stands for. */
import type { Answer, KeyOfKind } from "@/lib/engine/questions/answer";
import type { QuestionKey, Questions } from "@/lib/engine/questions/questions";
import type { QuestionTexts } from "@/lib/engine/questions/vocabulary/definition";
import type { FormDocumentType, Industry } from "@/lib/engine/questions/vocabulary/options";

/** Items added to lists of answers. */
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
  /**
   * Items that it adds to lists. The first item of the first list is its sign: when it is present, the option is
   * chosen.
   */
  readonly adds?: Items;
  /** Further signs: answers that mean the same. */
  readonly also?: Items;
  /** Answers that it sets. A line is recognised by the words it contains, ignoring case. */
  readonly sets?: Values;
  /**
   * A record of the list of recipients. `service`: a key of the catalogue, which may know its company; recognised by
   * `like`.
   */
  readonly recipient?: Omit<Recipient, "name" | "purposes" | "data"> &
    Partial<Pick<Recipient, "purposes" | "data">> & { service?: string; like?: string };
  /** Text that must be entered too: the name of the recipient, or the answer to a question. */
  readonly typed?: { field: "recipient" | KeyOfKind<"line">; label: string; optional?: true };
  /** Nobody else gets anything. Without a corresponding answer it is remembered only while the form is open. */
  readonly hasNoRecipient?: true;
  /** Excludes all other options. */
  readonly alone?: true;
  /** Industries in which it is offered first. */
  readonly usualIn?: readonly Industry[];
  /** Offered only in these industries, or when it is already chosen. */
  readonly onlyIn?: readonly Industry[];
};

export type GuidedQuestion = QuestionTexts & {
  readonly key: string;
  readonly askedFor: readonly FormDocumentType[];
  /** Asked when this option of the first question is chosen. */
  readonly after?: string;
  /** «Нужно ответить: кто принимает оплату». */
  readonly missing: string;
  /** The questions that store its answer: a folded section with them shows that it is missing. */
  readonly setIn: readonly QuestionKey[];
  /**
   * An assumption that documents may use only when the owner confirms it, asked below the chosen option: «да» sets
   * these answers, «не знаю» leaves them empty.
   */
  readonly confirm?: {
    label: string;
    hint: string;
    sets: Values;
    yes: string;
    no: string;
    /**
     * For these options only when their field is filled: an owner who does not know the provider cannot confirm its
     * location.
     */
    notOf: string;
  };
  /** Only one option may be chosen; choosing another one resets these answers. */
  readonly single?: { unset: string; resets: readonly KeyOfKind<"choice" | "line" | "lines">[] };
  readonly options: Readonly<Record<string, GuidedOption>>;
};
