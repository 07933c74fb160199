import "server-only";

import { openTemplate } from "@/lib/content/extended-templates";
import { type OpenedTemplate, toOpened } from "@/lib/content/open-template";
import { loadLaws } from "@/lib/content/templates";
import type { DocumentType } from "@/lib/engine/answers/options";
import { extendedKey } from "@/lib/templates/keys";
import { currentlyPublished } from "@/lib/templates/published";

/**
 * Opens the template in force that answers of this type ask for: the operator's edition, else the one
 * that ships. Never call it inside a transaction: it reads the database by itself, and the embedded one
 * has a single connection.
 * @throws DomainError VALIDATION (field `templateId`) for an unknown one or one of another type.
 */
export async function openCurrentTemplate(
  type: DocumentType,
  templateId: string | null | undefined,
): Promise<OpenedTemplate> {
  const { templates } = await currentlyPublished();
  const current = templates.get(templateId ? extendedKey(templateId) : type);
  if (!current || (templateId && current.extended?.type !== type)) {
    return openTemplate(type, templateId);
  }
  return toOpened(current, await loadLaws());
}
