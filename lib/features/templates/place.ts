import type { DocumentType } from "@/lib/engine/questions/options";

/** What a template is called in addresses and in the database: `privacy`, or `extended:clinic`. */
export type TemplatePlace = {
  key: string;
  type: DocumentType;
  /** Of an industry template. */
  id: string | null;
  /** As it ships. */
  name: string;
};

/** The files of a template, as findings name them. */
export function filesOf({ type, id }: TemplatePlace): { content: string; form: string | null } {
  if (id === null) return { content: `content/documents/${type}/template.md`, form: null };
  const folder = `content/industry-templates/${id}`;
  return { content: `${folder}/template.md`, form: `${folder}/form.yaml` };
}
