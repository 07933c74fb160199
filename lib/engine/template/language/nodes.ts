/**
 * The template tree: the parsed form of a template file. It is plain JSON, compiled when the project is built, so that
 * neither the server nor the browser needs a Markdown parser. `lib/engine/assemble` turns its nodes into those of the
 * document tree, which has no conditions.
 */
import type { Norm } from "@/lib/engine/tree/document";

export const templateVersion = 1;

/** The position of a node: index into `Template.files`, line and column from 1. */
export type Position = [file: number, line: number, column: number];

/** A replacer of `JSON.stringify` that omits the position of each template node in its file. */
export const withoutPositions = (key: string, value: unknown): unknown =>
  key === "at" || key === "valueAt" ? undefined : value;

export type Condition =
  | { type: "and" | "or"; parts: Condition[] }
  | { type: "not"; part: Condition }
  /** `site.isSmi`: a yes/no fact that is «yes». */
  | { type: "flag"; path: string; at: Position }
  /** `есть path`: given and not empty. */
  | { type: "given"; path: string; at: Position }
  /** `path = "key"`; `≠` is `not` around it. */
  | { type: "equals"; path: string; value: string; at: Position; valueAt: Position }
  | { type: "contains"; path: string; value: string; at: Position; valueAt: Position };

type TemplateText = { type: "text"; text: string };
/** `asks`: the key of the question that its blank links to, when it is not the fact's own. */
export type FactInline = {
  type: "fact";
  path: string;
  hint?: string;
  asks?: string;
  at: Position;
};
/** `asks`: the key of the question that the blank links to. */
export type BlankInline =
  | { type: "blank"; hint: string; asks?: undefined }
  | { type: "blank"; hint: string; asks: string; at: Position };
export type ReferenceInline = {
  type: "reference";
  to: "clause" | "section";
  id: string;
  at: Position;
};

export type TemplateInline =
  | TemplateText
  | { type: "strong"; children: TemplateInline[] }
  | { type: "emphasis"; children: TemplateInline[]; byHand?: true }
  | { type: "link"; url: string; children: TemplateInline[] }
  /** `[words]({{path}})`: a link to an address given by the owner. */
  | { type: "factLink"; path: string; children: TemplateInline[]; at: Position }
  | FactInline
  | BlankInline
  | { type: "citation"; norm: Norm; at: Position }
  | ReferenceInline;

export type PlacedNorm = Norm & { at: Position };

type TitleBlock = { type: "title"; children: TemplateInline[]; at: Position };
export type SectionBlock = {
  type: "section";
  /** Given as `{#id}`, otherwise generated from its words by the parser: `section-1f0a2b3c`. */
  id: string;
  numbered: boolean;
  children: TemplateInline[];
  at: Position;
};
export type ClauseBlock = {
  type: "clause";
  /**
   * Given as `{#id}`, otherwise generated from its words by the parser: `clause-1f0a2b3c`, the same for all answers.
   */
  id: string;
  norms: PlacedNorm[];
  /**
   * Marked as true of every owner: a duty, somebody else's right, a rule of law, a condition that the document offers.
   */
  everyone?: true;
  /** The first one is the paragraph next to the number. */
  children: TemplateBlock[];
  at: Position;
};
type ParagraphBlock = { type: "paragraph"; children: TemplateInline[]; at: Position };
type ListBlock = { type: "list"; items: TemplateBlock[][] };
export type TableBlock = {
  type: "table";
  header: TemplateInline[][] | null;
  rows: TemplateInline[][][];
  at: Position;
};
/** Contains `requisite` blocks and the conditions and loops around them. */
type RequisitesBlock = { type: "requisites"; children: TemplateBlock[]; at: Position };
export type RequisiteBlock = { type: "requisite"; label: string; value: TemplateInline[] };
export type ChoiceBlock = {
  type: "choice";
  /** The first one whose condition holds is used; a null condition is `@иначе`. */
  branches: { condition: Condition | null; children: TemplateBlock[] }[];
  at: Position;
};
export type LoopBlock = {
  type: "loop";
  variable: string;
  path: string;
  children: TemplateBlock[];
  at: Position;
};

export type TemplateBlock =
  | TitleBlock
  | SectionBlock
  | ClauseBlock
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | RequisitesBlock
  | RequisiteBlock
  | { type: "pageBreak" }
  | ChoiceBlock
  | LoopBlock;

export type Template = {
  version: typeof templateVersion;
  /** A hash of the source and of the passages that it inserts. */
  revision: string;
  /** The template's file first, then the passages that it inserts. */
  files: string[];
  blocks: TemplateBlock[];
};
