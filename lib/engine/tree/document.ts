/**
 * The document tree: an assembled template. It is closed: every writer has one handler per node and ends in `never`, so
 * a new node does not compile until all formats write it. Nodes are plain JSON, because the tree is stored with the
 * document, and all formats of a stored document are always derived from it (`treeVersion` protects old ones).
 */
import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

export const treeVersion = 1;

/** A place in an act: `152-ФЗ`, «ст. 18.1 ч. 1 п. 2». `law` is a key of `content/laws.yaml`. */
export type Norm = { law: string; place: string };

/** An act that the document cites, as it was when the text was written. */
export type CitedLaw = {
  key: string;
  /** «Федеральный закон от 27.07.2006 № 152-ФЗ «О персональных данных»» */
  title: string;
  /** The edition that the text follows, in words: «в редакции от 24.06.2025». */
  edition: string;
  checked: IsoDate;
  /**
   * How far the act was read when not all the cited places were read; also absent in trees older than this property.
   */
  status?: "secondary" | "unverified";
  url?: string;
};

export type Inline =
  | { type: "text"; text: string }
  | { type: "strong"; children: Inline[] }
  /** `byHand`: says what is written by hand above these words; on paper a ruled line is drawn there. */
  | { type: "emphasis"; children: Inline[]; byHand?: true }
  | { type: "link"; url: string; children: Inline[] }
  /** An answer or a derived fact. `field` is the form field it came from, so that the preview can mark it. */
  | { type: "value"; field: string; text: string }
  /** A missing answer: prints «[указать: hint]». `field` when a form field would fill it. */
  | { type: "blank"; hint: string; field?: string }
  /** A citation printed in the text; `text` is its wording. */
  | { type: "lawReference"; norm: Norm; text: string }
  /** «пункт 5.2»: `text` is the stored number, `target` the id of the clause or heading. */
  | { type: "clauseReference"; target: string; text: string };

export type Heading = {
  type: "heading";
  /** 1 is the document's title and the parts of a long text (never numbered), 2 a section. */
  level: 1 | 2;
  id: string;
  /** «3», or null for the title and unnumbered sections. */
  number: string | null;
  children: Inline[];
};

/** A numbered provision. Its number is set once, by `assemble`, and only printed afterwards. */
export type Clause = {
  type: "clause";
  id: string;
  /** «3.2» or «3.2.1» */
  number: string;
  /** The clause's norms. Never empty in a template that passed the content check; empty in an added clause. */
  norms: Norm[];
  /** The first block is the paragraph next to the number; nested clauses come last. */
  children: Block[];
  /** Set for a custom clause: an added one, or one that replaces the template's (then with its norms). */
  own?: "added" | "replaced";
};

export type Paragraph = { type: "paragraph"; children: Inline[] };
/** A bulleted list (numbered provisions are clauses). */
export type List = { type: "list"; items: Block[][] };
export type Table = {
  type: "table";
  header: Inline[][] | null;
  rows: Inline[][][];
  /** The approval lines: one column in the right half of the page, without rules. */
  approval?: true;
};
/** The block of an owner's requisites: label → value, one a line. */
export type Requisites = { type: "requisites"; rows: { label: string; value: Inline[] }[] };
type PageBreak = { type: "pageBreak" };

export type Block = Heading | Clause | Paragraph | List | Table | Requisites | PageBreak;

/** Any assembled text. */
export type TextTree = {
  version: typeof treeVersion;
  /** Plain text of the title: for metadata, file names and windows. */
  title: string;
  /** Date of this edition. */
  date: IsoDate;
  /** The template's revision (a hash of its source and of the passages it inserts). */
  revision: string;
  blocks: Block[];
  laws: CitedLaw[];
};

/** The text of a document of the site. */
export type DocumentTree = TextTree & { documentType: DocumentType };
