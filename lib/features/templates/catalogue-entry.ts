import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** A template that ships, without its text. */
export type CatalogueEntry = {
  /** What it is called in addresses and in the database: `privacy`, or `extended:clinic`. */
  key: string;
  type: DocumentType;
  /** The id of an industry template; null for the template of a type. */
  id: string | null;
  name: string;
};

/** The files of a template, as findings name them. */
export function filesOf({ type, id }: CatalogueEntry): { content: string; form: string | null } {
  if (id === null) return { content: `content/documents/${type}/template.md`, form: null };
  const folder = `content/industry-templates/${id}`;
  return { content: `${folder}/template.md`, form: `${folder}/form.yaml` };
}
