import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { compileIndustryTemplate } from "@/lib/engine/industry-templates/compile-industry-template";
import { compileTemplate, isError } from "@/lib/engine/template/compile";
import type { Finding } from "@/lib/engine/template/language/finding";
import type { Laws } from "@/lib/engine/template/language/laws";
import { filesOf } from "@/lib/features/templates/catalogue-entry";
import type { CompiledTemplate, TemplateFinding } from "@/lib/features/templates/responses";
import type { EditionSource } from "@/lib/features/templates/texts";

/**
 * Parses and checks one edition. Warnings about an included passage are left out; its errors are kept, because
 * this text caused them.
 */
export function compileEdition(
  { entry, text, base }: EditionSource,
  { passages, laws }: { passages: Record<string, string>; laws: Laws },
): { compiled: CompiledTemplate | null; findings: TemplateFinding[] } {
  const files = filesOf(entry);
  const toFindings = (found: Finding[]): TemplateFinding[] =>
    found.flatMap((finding) => {
      const part =
        finding.file === files.content ? "content" : finding.file === files.form ? "form" : "other";
      return part === "other" && !isError(finding) ? [] : [{ ...finding, part }];
    });
  const content = { file: files.content, text: text.content };
  if (entry.id === null || files.form === null) {
    const { template, findings } = compileTemplate(content, {
      passages,
      vocabulary: factsVocabulary,
      laws,
    });
    const isWrong = findings.some(isError);
    return {
      compiled: isWrong ? null : { template, industryTemplate: null },
      findings: toFindings(findings),
    };
  }
  const { type, id } = entry;
  const form = { file: files.form, text: text.form ?? "" };
  const result = compileIndustryTemplate(
    { id, form, content },
    {
      bases: { [type]: { file: `content/documents/${type}/template.md`, text: base ?? "" } },
      passages,
      laws,
      vocabulary: factsVocabulary,
    },
  );
  if (result.industryTemplate === null)
    return { compiled: null, findings: toFindings(result.findings) };
  const { industryTemplate, template, findings } = result;
  return { compiled: { industryTemplate, template }, findings: toFindings(findings) };
}
