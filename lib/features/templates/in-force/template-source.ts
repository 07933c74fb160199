import "server-only";

import type { TemplateSource } from "@/lib/engine/assemble/write-document";
import { type DocumentType, documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { industryTemplateKey } from "@/lib/features/templates/catalogue";
import { catalogueOf, readPublished } from "@/lib/features/templates/in-force/published";
import { loadLaws, shippedSource } from "@/lib/platform/content/templates";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * The template in force for answers of this type: the operator's edition, otherwise the shipped one. One statement when
 * nothing has been published since the last call.
 * @throws DomainError VALIDATION (field `templateId`) for an unknown template or one of another type.
 */
export async function findTemplateSource(
  database: Transaction,
  type: DocumentType,
  templateId?: string | null,
): Promise<TemplateSource> {
  const { templates } = await readPublished(database);
  const published = templates.get(templateId ? industryTemplateKey(templateId) : type);
  if (!published || (templateId && published.industryTemplate?.type !== type)) {
    return shippedSource(type, templateId);
  }
  const { template, industryTemplate } = published;
  return { type, template, industryTemplate, laws: await loadLaws() };
}

/** The revisions of all templates in force: a document with one of them would be written the same again. */
export async function listRevisionsInForce(database: Transaction): Promise<string[]> {
  const industry = catalogueOf(await readPublished(database));
  const sources = await Promise.all([
    ...documentTypes.map((type) => findTemplateSource(database, type)),
    ...industry.map(({ type, id }) => findTemplateSource(database, type, id)),
  ]);
  return sources.map(({ template }) => template.revision);
}
