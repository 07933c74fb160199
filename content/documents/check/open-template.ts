/** Test support: assembles documents from the files in the checkout, without the compiled content. */
import { readdirSync, readFileSync } from "node:fs";
import { approvalOf } from "@/lib/engine/assemble/approval";
import { assemble } from "@/lib/engine/assemble/assemble";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { checkTemplate } from "@/lib/engine/template/check/check-template";
import { formatFinding } from "@/lib/engine/template/language/finding";
import type { Template } from "@/lib/engine/template/language/nodes";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";
import { parseTemplate } from "@/lib/engine/template/parse/parse-template";
import type { DocumentTree } from "@/lib/engine/tree/document";

const date = "2026-11-21";
const lawsFile = "content/laws.yaml";
const { laws, findings: lawFindings } = parseLaws(readFileSync(lawsFile, "utf8"), lawsFile);
const passages = Object.fromEntries(
  readdirSync("content/clauses").map((file) => [
    file.replace(/\.md$/, ""),
    readFileSync(`content/clauses/${file}`, "utf8"),
  ]),
);

/** Cached for all test files of a thread: reading a template takes as long as writing fifty documents. */
const templates = new Map<DocumentType, Template>();

/**
 * Returns the template of a document type, parsed once.
 * @throws Error with the findings when the template has errors.
 */
export function readTemplate(type: DocumentType): Template {
  const template = templates.get(type) ?? parseFile(type);
  templates.set(type, template);
  return template;
}

function parseFile(documentType: DocumentType): Template {
  const file = `content/documents/${documentType}/template.md`;
  const { template, findings } = parseTemplate(readFileSync(file, "utf8"), { file, passages });
  const errors = [...lawFindings, ...findings, ...checkTemplate(template, factsVocabulary, laws)]
    .filter((finding) => finding.severity === "error")
    .map(formatFinding);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return template;
}

/** Derives the facts of these answers, with the date and the edition of the samples. */
export const factsOf = (answers: AnswersDraft) => toFacts(answers, { date, edition: 1 });

/** Opens a template with facts that are already derived, so that the documents of one owner can share them. */
export const openFacts =
  (type: DocumentType, template: Template) =>
  (facts: FactRecord): DocumentTree => ({
    ...assemble(template, facts, {
      date,
      mode: "preview",
      laws,
      vocabulary: factsVocabulary,
      head: approvalOf(facts, type),
    }).tree,
    documentType: type,
  });

/** Returns a function that assembles a document of this type from answers, dated 21.11.2026, edition 1. */
export function openTemplate(type: DocumentType, template = readTemplate(type)) {
  return (answers: AnswersDraft, mode: "preview" | "final" = "preview"): DocumentTree =>
    writeDocument({ type, template, industryTemplate: null, laws }, answers, {
      date,
      edition: 1,
      mode,
    }).tree;
}
