import type { DocumentType, Industry } from "@/lib/engine/questions/options";

/** What an extra question is answered with; every answer travels as text. */
export const extraKinds = ["text", "longText", "choice", "yesNo", "date"] as const;

/** A question that one industry template asks besides those of its type. */
export type ExtraQuestion = {
  /** Its name in answers and, as `extra.{key}`, in the template. */
  key: string;
  label: string;
  hint?: string | undefined;
  kind: (typeof extraKinds)[number];
  /** Of a `choice`: key → what people see and what stands in the document. */
  options?: Record<string, string> | undefined;
  isRequired: boolean;
  /** Asked only when the earlier question `key` was answered so. */
  condition?: { key: string; equals: string } | undefined;
};

/** The form that an industry template adds. */
export type FormConfig = { questions: ExtraQuestion[] };

/** A type of document written for one industry: sections and questions of its own, by plan. */
export type IndustryTemplate = {
  id: string;
  name: string;
  description: string;
  type: DocumentType;
  industry: Industry;
  isPremium: boolean;
  isUltra: boolean;
  /** What it adds, in words. */
  features: string[];
  formConfig: FormConfig;
};
