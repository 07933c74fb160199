import "server-only";

import type { TemplateSource } from "@/lib/engine/assemble/write-document";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { catalogueOf, readPublished } from "@/lib/features/templates/in-force/published";
import { findTemplateSource } from "@/lib/features/templates/in-force/template-source";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";
import { shippedSource } from "@/lib/platform/content/templates";
import { readStored } from "@/lib/platform/db/read-stored";

/**
 * Returns the template of a type for a prerendered page: the one in force, else the one that ships.
 * @throws what `findTemplateSource` and `shippedSource` throw.
 */
export async function sourceForPage(type: DocumentType): Promise<TemplateSource> {
  const inForce = await readStored((database) => findTemplateSource(database, type));
  return inForce ?? shippedSource(type);
}

/** The industry templates for public pages: those in force, else those that ship. */
export async function industryTemplatesForPages(): Promise<IndustryTemplate[]> {
  const published = await readStored(readPublished);
  return published ? catalogueOf(published) : industryTemplates;
}
