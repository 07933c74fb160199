/**
 * Compiles an industry template from its two files: `form.yaml` (description and questions) and `template.md` (sections
 * in the template language). The sections are parsed as a passage of the base template of the type, before the section
 * named by `before`, so that they may refer to its clauses and follow later editions of the base.
 */
import type { Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { extraVocabulary } from "@/lib/engine/industry-templates/facts";
import { findingAt, parseForm } from "@/lib/engine/industry-templates/parse-form";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { industryTemplateSchema } from "@/lib/engine/industry-templates/schema";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { checkTemplate } from "@/lib/engine/template/check/check-template";
import { isError, type SourceFile } from "@/lib/engine/template/compile";
import type { Finding } from "@/lib/engine/template/language/finding";
import type { Laws } from "@/lib/engine/template/language/laws";
import type { Template } from "@/lib/engine/template/language/nodes";
import { parseTemplate } from "@/lib/engine/template/parse/parse-template";

export type IndustryTemplateSource = { id: string; form: SourceFile; content: SourceFile };

export type IndustryTemplateContext = {
  /** The base templates by type. */
  bases: Partial<Record<DocumentType, SourceFile>>;
  passages: Record<string, string>;
  laws: Laws;
  vocabulary: Vocabulary;
};

/** Returns null with findings when either file has an error. Never throws on any text. */
export function compileIndustryTemplate(
  { id, form, content }: IndustryTemplateSource,
  { bases, passages, laws, vocabulary }: IndustryTemplateContext,
):
  | { industryTemplate: IndustryTemplate; template: Template; findings: Finding[] }
  | { industryTemplate: null; findings: Finding[] } {
  const { described, findings } = parseForm(form, industryTemplateSchema);
  if (described === null) return { industryTemplate: null, findings };
  const { before, ...industryTemplate } = described;
  const base = bases[industryTemplate.type];
  const opened = base && insertBefore(base.text, before, extensionName(id));
  if (!base || opened === null || opened === undefined) {
    const message = `before: в шаблоне «${industryTemplate.type}» нет раздела {#${before}}, который стоит вне условий.`;
    return { industryTemplate: null, findings: [...findings, findingAt(form.file, message)] };
  }
  const name = extensionName(id);
  const { template, findings: inText } = parseTemplate(opened, {
    file: base.file,
    passages: { ...passages, [name]: content.text },
    passageFiles: { [name]: content.file },
  });
  const allFindings = inText.some(isError)
    ? inText
    : [
        ...inText,
        ...checkTemplate(
          template,
          { ...vocabulary, ...extraVocabulary(industryTemplate.formConfig) },
          laws,
        ),
      ];
  // Errors of the base and the shared passages were reported when those were checked.
  findings.push(...allFindings.filter(({ file }) => file === content.file));
  findings.push(...unusedQuestions(industryTemplate, template, form.file));
  if (allFindings.some(isError)) {
    return { industryTemplate: null, findings: findings.some(isError) ? findings : allFindings };
  }
  return { industryTemplate: { id, ...industryTemplate }, template, findings };
}

const extensionName = (id: string) => `industry-${id}`;

/**
 * Returns the base with `@вставить` before the heading of that section; null when it has no such section, or has it
 * under a condition, on which the new sections must not depend.
 */
function insertBefore(base: string, section: string, passage: string): string | null {
  const lines = base.split("\n");
  const index = lines.findIndex((line) => line.startsWith("## ") && line.includes(`{#${section}}`));
  const opens = (line: string) => /^@(?:если|для каждого|реквизиты)(?: |$)/.test(line);
  const before = lines.slice(0, Math.max(index, 0));
  const ends = before.filter((line) => line.trimEnd() === "@конец").length;
  if (index === -1 || before.filter(opens).length !== ends) return null;
  return [...before, `@вставить ${passage}`, "", ...lines.slice(index)].join("\n");
}

/** A question that no clause uses would be asked for nothing. */
function unusedQuestions(
  { formConfig }: Pick<IndustryTemplate, "formConfig">,
  template: Template,
  file: string,
): Finding[] {
  const text = JSON.stringify(template.blocks);
  const steers = new Set(formConfig.questions.map(({ condition }) => condition?.key));
  return formConfig.questions
    .filter(({ key }) => !text.includes(`"extra.${key}"`) && !steers.has(key))
    .map(({ key }) => findingAt(file, `Ответ на вопрос «${key}» нигде не используется.`));
}
