import "server-only";

import type { TemplateSource } from "@/lib/engine/assemble/write-document";
import type { DocumentType } from "@/lib/engine/questions/options";
import { readPublished } from "@/lib/features/templates/in-force/published";
import { industryTemplateKey } from "@/lib/features/templates/keys";
import { loadLaws, shippedSource } from "@/lib/platform/content/templates";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * The template in force that answers of this type ask for: the operator's edition, else the one that ships.
 * One statement when nothing has been published since the last call.
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
