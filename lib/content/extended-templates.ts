import { findExtended } from "@/lib/content/extended-catalogue";
import { compiledExtended } from "@/lib/content/generated/index";
import { type OpenedTemplate, toOpened } from "@/lib/content/open-template";
import { loadLaws, loadTemplate, ofThisVersion } from "@/lib/content/templates";
import { DomainError } from "@/lib/core/errors";
import type { DocumentType } from "@/lib/engine/answers/options";

const loaders: Record<string, () => Promise<{ default: unknown }>> = compiledExtended;

/**
 * Opens the template that ships for answers of this type: the one of the type, or an extended one.
 * Works on the server and in the browser; each template is a chunk of its own. What an operator has
 * published in its place is known to `lib/templates`, which asks here for the rest.
 * @throws DomainError VALIDATION (field `templateId`) for an unknown one or one of another type.
 */
export async function openTemplate(
  type: DocumentType,
  templateId: string | null | undefined,
): Promise<OpenedTemplate> {
  if (!templateId) {
    const { template, laws } = await loadTemplate(type);
    return toOpened({ template, extended: null }, laws);
  }
  const extended = findExtended(templateId);
  if (extended === null || extended.type !== type) throw noSuchTemplate();
  const [template, laws] = await Promise.all([loaders[templateId]?.(), loadLaws()]);
  if (template === undefined) throw noSuchTemplate();
  return toOpened({ template: ofThisVersion(template.default, templateId), extended }, laws);
}

function noSuchTemplate(): DomainError {
  const message = "Такого расширенного шаблона для этого документа нет";
  return new DomainError("VALIDATION", message, { fieldErrors: { templateId: [message] } });
}
