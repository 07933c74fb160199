import type { DocumentComparison } from "@/lib/engine/compare/comparison";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/types";
import type { DocumentType } from "@/lib/engine/questions/options";
import type { Finding } from "@/lib/engine/template/finding";
import type { Template } from "@/lib/engine/template/nodes";

/** The sources of a template; `form` is the YAML of an industry template, null of a base one. */
export type TemplateText = { content: string; form: string | null };

/** What the compiler makes of them. */
export type CompiledTemplate = { template: Template; industryTemplate: IndustryTemplate | null };

/** Something wrong with an edition, and in which of its texts; `other`: in a passage, or in a template built upon it. */
export type TemplateFinding = Finding & { part: "content" | "form" | "other" };

/** A template that an operator changed: one line of `GET /api/template-editions`. */
export type ChangedTemplate = {
  key: string;
  edition: number;
  /** Two texts that differ have different ones. */
  revision: string;
};

/** The answer of `GET /api/template-editions`. */
export type CurrentTemplates = {
  changed: ChangedTemplate[];
  /** All industry templates as they stand today, with their questions. */
  industryTemplates: IndustryTemplate[];
};

/** The answer of `GET /api/template-editions/{key}`. */
export type CurrentTemplate = ChangedTemplate & CompiledTemplate;

/** `shipped`: the text of the program applies; `broken`: it applies because the operator's no longer compiles. */
export type TemplateState = "shipped" | "edited" | "broken";

/** One line of `GET /api/admin/templates`. */
export type ListedTemplate = {
  key: string;
  type: DocumentType;
  name: string;
  isIndustryTemplate: boolean;
  state: TemplateState;
  /** 0: nothing was ever published. */
  edition: number;
  note: string | null;
  authorEmail: string | null;
  publishedAt: string | null;
  /** The program has brought another text since this edition was published. */
  isShippedNewer: boolean;
};

/** Answers on which an edition can be tried. */
export type TemplateSample = { id: string; name: string };

/** The answer of `GET /api/admin/templates/{key}`. */
export type EditedTemplate = ListedTemplate & TemplateText & { samples: TemplateSample[] };

/** One line of `GET /api/admin/templates/{key}/editions`, newest first; the shipped text is not among them. */
export type TemplateEditionSummary = {
  edition: number;
  note: string;
  authorEmail: string | null;
  createdAt: string;
};

/** The answer of `GET /api/admin/templates/{key}/editions/{edition}`; edition 0 is the shipped text. */
export type TemplateEdition = TemplateText & { edition: number };

/** The answer of `POST /api/admin/templates/{key}/check`. */
export type TemplateCheck = { findings: TemplateFinding[] };

/** The answer of `POST /api/admin/templates/{key}/preview`; no text when there are errors. */
export type TemplatePreview = TemplateCheck & {
  html: string | null;
  /** What it changes in the document of the edition in force. */
  comparison: DocumentComparison | null;
};

/** The answer of `POST /api/admin/templates/{key}/editions`. */
export type PublishedEdition = TemplateCheck & { edition: number; state: TemplateState };
