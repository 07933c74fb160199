import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/types";
import type { DocumentType, Industry } from "@/lib/engine/questions/options";

/** A type of document as `GET /api/templates` lists it. */
export type TemplateSummary = {
  type: DocumentType;
  name: string;
  description: string;
  isPremium: boolean;
  /** Industries whose own rules this type is suggested for. */
  industries: Industry[];
  /** Variants for one industry with questions of their own: `templateId` and `templateAnswers` of a new document. */
  industryTemplates: IndustryTemplate[];
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
