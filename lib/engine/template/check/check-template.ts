import type { Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { checkFacts } from "@/lib/engine/template/check/check-facts";
import { checkNorms } from "@/lib/engine/template/check/check-norms";
import { checkReferences } from "@/lib/engine/template/check/check-references";
import { checkStructure } from "@/lib/engine/template/check/check-structure";
import { type Finding, type Report, sortFindings } from "@/lib/engine/template/language/finding";
import type { Laws } from "@/lib/engine/template/language/laws";
import type { Template } from "@/lib/engine/template/language/nodes";

/**
 * Checks a parsed template against its vocabulary and the laws: unknown facts and options, clauses without a norm,
 * unknown acts, duplicate ids, references to nothing, sections in the wrong place. A template without errors can be
 * assembled from any facts of the vocabulary.
 */
export function checkTemplate(template: Template, vocabulary: Vocabulary, laws: Laws): Finding[] {
  const findings: Finding[] = [];
  const report: Report = (severity, [file, line, column], message, suggestion) => {
    findings.push({
      file: template.files[file] ?? "",
      line,
      column,
      severity,
      message,
      suggestion,
    });
  };
  checkStructure(template.blocks, report);
  checkFacts(template.blocks, vocabulary, report);
  checkNorms(template.blocks, laws, report);
  checkReferences(template.blocks, vocabulary, report);
  return sortFindings(findings);
}
