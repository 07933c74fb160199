import type { IsoDate } from "@/lib/core/moscow-time";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { DocumentComparison } from "@/lib/engine/compare/comparison";
import type { AnswersDraft } from "@/lib/engine/facts/draft";
import type { Finding } from "@/lib/engine/lint/check-answers";
import type { DocumentType } from "@/lib/engine/questions/options";

export const documentFormats = ["txt", "html", "md", "docx", "pdf"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** A document in a list: what `GET /api/documents` answers, newest first. */
export type DocumentSummary = {
  id: string;
  name: string;
  type: DocumentType;
  /** The number of the newest edition; 0 for a draft. */
  edition: number;
  /** Null while nobody but the owner can read it; see `/api/documents/{id}/publication`. */
  publication: { publicId: string; allowsIndexing: boolean } | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
} & (
  | { status: "completed"; formData: DocumentAnswers }
  /** Still being filled in: whatever has been typed so far. */
  | { status: "draft"; formData: AnswersDraft }
);

/** One document, as `GET /api/documents/{id}` answers it; with `?edition=N` the text, the answers and the blanks of that edition. */
export type DocumentDetails = DocumentSummary & {
  generatedContent: string | null;
  /** Facts that the law demands and the owner has yet to write in, as they stand in the text. */
  blanks: string[];
  /** The edition that the text is of; null for a draft. `edition` stays the number of the newest. */
  shownEdition: EditionSummary | null;
};

/** The answer of `POST /api/documents`. */
export type CreatedDocument = { document: DocumentDetails; warnings: Finding[] };

/** An edition of a document, as `GET /api/documents/{id}/editions` lists it, newest first. */
export type EditionSummary = {
  edition: number;
  /** From which day it applies, in Moscow. */
  effectiveDate: IsoDate;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Hash of the template that it was made from. */
  templateRevision: string;
  /** How many facts the owner has yet to write in. */
  blanks: number;
};

/** The answer of `POST /api/documents/{id}/editions`: `edition` is the number of the new one. */
export type CreatedEdition = CreatedDocument & { edition: number };

/** The answer of `GET /api/documents/{id}/comparison`. */
export type EditionComparison = {
  from: EditionSummary;
  to: EditionSummary;
  comparison: DocumentComparison;
};

/** Whether the world can read a document, as `/api/documents/{id}/publication` answers it. */
export type Publication = {
  isPublic: boolean;
  /** Whether search engines may list the page. */
  allowsIndexing: boolean;
  /** Null until the document is opened for the first time; then the same for ever. */
  publicId: string | null;
  /** The whole address, `https://…/d/{publicId}`; null together with `publicId`. */
  address: string | null;
  /** Since when it can be read; null while it cannot. ISO 8601, UTC. */
  publishedAt: string | null;
};

export const qrFormats = ["svg", "png"] as const;
export type QrFormat = (typeof qrFormats)[number];
