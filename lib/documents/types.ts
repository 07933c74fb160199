import type { DocumentType } from "@/lib/engine/answers/options";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { Finding } from "@/lib/engine/answers/warnings";

export const documentFormats = ["txt", "html", "md", "docx", "pdf"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** A document in a list: what `GET /api/documents` answers, newest first. */
export type DocumentSummary = {
  id: string;
  name: string;
  type: DocumentType;
  status: "draft" | "completed";
  edition: number;
  formData: DocumentAnswers;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
};

/** One document, as `GET /api/documents/{id}` answers it. */
export type DocumentDetails = DocumentSummary & {
  generatedContent: string | null;
  /** Facts that the law demands and the owner has yet to write in, as they stand in the text. */
  blanks: string[];
};

/** The answer of `POST /api/documents`. */
export type CreatedDocument = { document: DocumentDetails; warnings: Finding[] };
