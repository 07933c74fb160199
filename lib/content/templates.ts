import { compiledLaws, compiledTemplates } from "@/lib/content/generated/index";
import { DomainError } from "@/lib/core/errors";
import { invariant } from "@/lib/core/invariant";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { Laws } from "@/lib/engine/template/laws";
import { type Template, templateVersion } from "@/lib/engine/template/nodes";

const loaders: Partial<Record<DocumentType, () => Promise<{ default: unknown }>>> =
  compiledTemplates;

/** The types that have a template, in the order of the catalogue. */
export const typesWithTemplate = Object.keys(compiledTemplates) as DocumentType[];

export function hasTemplate(type: DocumentType): boolean {
  return Object.hasOwn(loaders, type);
}

/**
 * The compiled template of a type and the acts that it may cite. Works on the server and in the
 * browser, where each type is a chunk of its own; loaded once.
 * @throws DomainError VALIDATION (field `type`) for a type that has no template yet.
 */
export async function loadTemplate(
  type: DocumentType,
): Promise<{ template: Template; laws: Laws }> {
  const load = hasTemplate(type) ? loaders[type] : undefined;
  if (!load) {
    const message = "Этот документ ещё готовится. Выберите другой тип.";
    throw new DomainError("VALIDATION", message, { fieldErrors: { type: [message] } });
  }
  const [template, laws] = await Promise.all([load(), compiledLaws()]);
  // Written by scripts/compile-content.ts from these very types.
  const compiled = template.default as Template;
  invariant(
    compiled.version === templateVersion,
    `The template ${type} was compiled for version ${compiled.version}: run npm run content`,
  );
  return { template: compiled, laws: laws.default as Laws };
}
