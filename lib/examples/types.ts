import type { DocumentType, Industry } from "@/lib/engine/answers/options";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";

/** A type of document as `GET /api/templates` lists it. */
export type TemplateSummary = {
  type: DocumentType;
  name: string;
  description: string;
  isPremium: boolean;
  /** Industries whose own rules this type is suggested for. */
  industries: Industry[];
};

/** The answer of `GET /api/templates/{type}/example`. */
export type ExampleDocument = {
  type: DocumentType;
  title: string;
  /** The made-up owner, as its documents name it. */
  owner: string;
  /** A fragment without scripts and styles. */
  html: string;
  text: string;
  answers: DocumentAnswers;
};
