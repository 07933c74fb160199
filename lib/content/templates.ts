import { compiledLaws, compiledTemplates } from "@/lib/content/generated/index";
import { DomainError } from "@/lib/core/errors";
import { invariant } from "@/lib/core/invariant";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { Laws } from "@/lib/engine/template/laws";
import { type Template, templateVersion } from "@/lib/engine/template/nodes";

const loaders: Record<DocumentType, () => Promise<{ default: unknown }>> = compiledTemplates;

/**
 * The compiled template of a type and the acts that it may cite. Works on the server and in the
 * browser, where each type is a chunk of its own; loaded once.
 * @throws DomainError VALIDATION (field `type`) for what is no type: the browser's own address bar can say so.
 */
export async function loadTemplate(
  type: DocumentType,
): Promise<{ template: Template; laws: Laws }> {
  if (!Object.hasOwn(loaders, type)) {
    const message = "Выберите тип документа";
    throw new DomainError("VALIDATION", message, { fieldErrors: { type: [message] } });
  }
  const [template, laws] = await Promise.all([loaders[type](), compiledLaws()]);
  // Written by scripts/build/compile-content.ts from these very types.
  return { template: ofThisVersion(template.default, type), laws: laws.default as Laws };
}

/** What the compiler wrote, as a template of the version that this program reads. */
export function ofThisVersion(written: unknown, name: string): Template {
  const compiled = written as Template;
  invariant(
    compiled.version === templateVersion,
    `The template ${name} was compiled for version ${compiled.version}: run npm run content`,
  );
  return compiled;
}

/** The acts that documents cite, by their short names. */
export async function loadLaws(): Promise<Laws> {
  return (await compiledLaws()).default as Laws;
}
