/**
 * Runs in a worker thread: an operator's text is compiled, checked and tested where it can neither block nor crash the
 * server.
 */

import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { compareDocuments } from "@/lib/engine/compare/compare-documents";
import type { Laws } from "@/lib/engine/template/language/laws";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeHtml } from "@/lib/engine/writers/html";
import { compileEdition } from "@/lib/features/templates/compile/compile-edition";
import type {
  CompiledTemplate,
  TemplateCheck,
  TemplateFinding,
  TemplatePreview,
} from "@/lib/features/templates/responses";
import type { EditionSource } from "@/lib/features/templates/texts";

/** What every text is compiled with; handed over, since a thread in development reads no JSON. */
export type CompileSources = { passages: Record<string, string>; laws: Laws };

export type CompileTask = {
  kind: "compile";
  source: EditionSource;
  /** Templates built on it, which have to compile with the new text. */
  dependents: EditionSource[];
  /** The answers with which its documents are tested. */
  samples: DocumentAnswers[];
  date: IsoDate;
};
export type CompileResult = TemplateCheck & {
  /** Null when there are errors; by key otherwise, dependents included. */
  compiled: Record<string, CompiledTemplate> | null;
};

export type PreviewTask = {
  kind: "preview";
  source: EditionSource;
  current: EditionSource;
  answers: DocumentAnswers;
  date: IsoDate;
};

export type TemplateTask = (CompileTask | PreviewTask) & { sources: CompileSources };

export default function run(task: TemplateTask): CompileResult | TemplatePreview {
  return task.kind === "compile" ? compile(task) : preview(task);
}

function compile({
  source,
  dependents,
  samples,
  date,
  sources,
}: CompileTask & { sources: CompileSources }): CompileResult {
  const result = compileEdition(source, sources);
  const findings = [...result.findings];
  if (result.compiled === null) return { findings: atLeastOne(findings), compiled: null };
  const { key, type, id } = source.entry;
  const compiled: Record<string, CompiledTemplate> = { [key]: result.compiled };
  if (id !== null && result.compiled.industryTemplate?.type !== type) {
    return { findings: [...findings, otherType(source)], compiled: null };
  }
  for (const dependent of dependents) {
    const edition = compileEdition(dependent, sources);
    if (edition.compiled) compiled[dependent.entry.key] = edition.compiled;
    const wrong = edition.findings.filter(({ severity }) => severity === "error");
    if (edition.compiled) continue;
    findings.push(
      ...atLeastOne(wrong).map((finding) => ({
        ...finding,
        part: "other" as const,
        message: `Расширенный шаблон «${dependent.entry.name}» с этим текстом не собирается. ${finding.message}`,
      })),
    );
  }
  if (Object.keys(compiled).length <= dependents.length) return { findings, compiled: null };
  // A text that compiles but cannot be rendered must not reach a visitor.
  for (const answers of samples) write(result.compiled, answers, { date, laws: sources.laws });
  return { findings, compiled };
}

function preview({
  source,
  current,
  answers,
  date,
  sources,
}: PreviewTask & { sources: CompileSources }): TemplatePreview {
  const { laws } = sources;
  const { findings, compiled } = compileEdition(source, sources);
  if (compiled === null) return { findings: atLeastOne(findings), html: null, comparison: null };
  const tree = write(compiled, answers, { date, laws });
  const before = compileEdition(current, sources).compiled;
  return {
    findings,
    html: writeHtml(tree, { idPrefix: "sample-", titleLevel: 3 }),
    comparison: before && compareDocuments(write(before, answers, { date, laws }), tree),
  };
}

/** With blanks where a sample answers nothing: a new question has no answer yet. */
function write(
  compiled: CompiledTemplate,
  answers: DocumentAnswers,
  { date, laws }: { date: IsoDate; laws: Laws },
): DocumentTree {
  const source = { type: answers.type, ...compiled, laws };
  return writeDocument(source, answers, { date, edition: 1, mode: "preview" }).tree;
}

/** An industry template must keep its type: documents made from it, links and drafts refer to it with the type. */
function otherType({ entry, text }: EditionSource): TemplateFinding {
  const line = (text.form ?? "").split("\n").findIndex((value) => value.startsWith("type:")) + 1;
  return {
    part: "form",
    file: `content/industry-templates/${entry.id}/form.yaml`,
    line: Math.max(line, 1),
    column: 1,
    severity: "error",
    message: `Вид документа (type) этого шаблона — ${entry.type}, другим он не станет.`,
  };
}

/** A template that does not compile always has at least one finding. */
function atLeastOne(findings: TemplateFinding[]): TemplateFinding[] {
  if (findings.some(({ severity }) => severity === "error")) return findings;
  const message = "Шаблон не собирается, причина не названа.";
  const at = { file: "", line: 1, column: 1, severity: "error", part: "other" } as const;
  return [...findings, { ...at, message }];
}
