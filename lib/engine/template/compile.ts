import type { Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { checkGrounds } from "@/lib/engine/template/check/check-grounds";
import { checkTemplate } from "@/lib/engine/template/check/check-template";
import { type Finding, sortFindings } from "@/lib/engine/template/language/finding";
import type { Laws } from "@/lib/engine/template/language/laws";
import type { Template } from "@/lib/engine/template/language/nodes";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";
import { parseTemplate, passageFile } from "@/lib/engine/template/parse/parse-template";

export type SourceFile = { file: string; text: string };

/**
 * Parses and checks everything that documents are made from. A template with an error is left out of the result, so
 * that it is never shipped.
 */
export function compileContent<Type extends string>(content: {
  laws: SourceFile;
  /** The passages by name. */
  passages: Record<string, string>;
  /** `vocabulary`: for a template with facts of its own. */
  templates: ({ type: Type; vocabulary?: Vocabulary } & SourceFile)[];
  vocabulary: Vocabulary;
}): { laws: Laws; templates: Partial<Record<Type, Template>>; findings: Finding[] } {
  const { laws, findings: lawFindings } = parseLaws(content.laws.text, content.laws.file);
  const findings = [...lawFindings];
  const templates: Partial<Record<Type, Template>> = {};
  const unused = new Set(Object.keys(content.passages).map(passageFile));

  for (const { type, ...source } of content.templates) {
    const { vocabulary = content.vocabulary, ...file } = source;
    const { template, findings: checked } = compileTemplate(file, { ...content, vocabulary, laws });
    const allFindings = checked.some(isError) ? checked : [...checked, ...checkGrounds(template)];
    for (const used of template.files) unused.delete(used);
    findings.push(...allFindings);
    if (!allFindings.some(isError)) templates[type] = template;
  }
  for (const file of unused) {
    findings.push({
      file,
      line: 1,
      column: 1,
      severity: "warning",
      message: "Отрывок не вставлен ни в один шаблон.",
    });
  }
  return { laws, templates, findings: withoutRepeats(sortFindings(findings)) };
}

/** Parses and checks one template. When there is an error among the findings its tree must not be used. */
export function compileTemplate(
  { file, text }: SourceFile,
  {
    passages,
    vocabulary,
    laws,
  }: { passages: Record<string, string>; vocabulary: Vocabulary; laws: Laws },
): { template: Template; findings: Finding[] } {
  const { template, findings } = parseTemplate(text, { file, passages });
  // A syntax error leaves gaps in the tree; the checks would report as missing what the text does contain.
  const checked = findings.some(isError) ? [] : checkTemplate(template, vocabulary, laws);
  return { template, findings: [...findings, ...checked] };
}

export const isError = ({ severity }: Finding): boolean => severity === "error";

/** Reports an error once for a passage that several templates include. */
function withoutRepeats(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = JSON.stringify(finding);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
