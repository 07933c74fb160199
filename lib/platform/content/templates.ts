import { fieldError } from "@/lib/core/errors";
import { invariant } from "@/lib/core/invariant";
import type { TemplateSource } from "@/lib/engine/assemble/write-document";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { DocumentLength, DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { Laws } from "@/lib/engine/template/language/laws";
import { type Template, templateVersion } from "@/lib/engine/template/language/nodes";
import {
  compiledByLength,
  compiledIndustryTemplate,
  compiledLaws,
  compiledTemplates,
} from "@/lib/platform/content/generated/index";

type Loader = () => Promise<{ default: unknown }>;
const ofTypes: Record<DocumentType, Loader> = compiledTemplates;
const ofIndustryTemplate: Record<string, Loader> = compiledIndustryTemplate;
const ofLength: Record<string, Loader> = compiledByLength;

/**
 * Returns the shipped template for answers of this type: that of the type, or an industry template. Works on the server
 * and in the browser, where each template is a separate chunk. `lib/features/templates` knows what an operator has
 * published in its place.
 * @param length the only text length that will be written: a browser then loads half of the template
 * @throws DomainError VALIDATION: field `type` for an unknown type (it may come from an address that a user typed);
 * field `templateId` for an unknown template or one of another type
 */
export async function shippedSource(
  type: DocumentType,
  templateId?: string | null,
  length?: DocumentLength,
): Promise<TemplateSource> {
  if (!Object.hasOwn(ofTypes, type)) {
    throw fieldError("type", "Выберите тип документа");
  }
  const industryTemplate = templateId ? await findIndustryTemplate(templateId, type) : null;
  const whole = industryTemplate ? ofIndustryTemplate[industryTemplate.id] : ofTypes[type];
  const name = industryTemplate ? `industry-${industryTemplate.id}` : type;
  const load = ofLength[`${name}-${length}`] ?? whole;
  invariant(load, `Nothing was compiled for ${name}: run npm run content`);
  const [template, laws] = await Promise.all([load(), loadLaws()]);
  return {
    type,
    template: requireTemplateVersion(template.default, templateId || type),
    industryTemplate,
    laws,
  };
}

/** The catalogue of industry templates holds the questions of all industries: loaded only where one is wanted. */
async function findIndustryTemplate(id: string, type: DocumentType): Promise<IndustryTemplate> {
  const catalogue = await import("@/lib/platform/content/industry-catalogue");
  const industryTemplate = catalogue.findIndustryTemplate(id);
  if (industryTemplate?.type === type) return industryTemplate;
  throw fieldError("templateId", catalogue.noSuchIndustryTemplate(type));
}

/** A compiled template, checked to be of the version that this release reads. */
export function requireTemplateVersion(written: unknown, name: string): Template {
  // Written by scripts/build/compile-texts.ts from this very type.
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
