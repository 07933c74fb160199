/** Test support: writes a paper from the files in the checkout, without the compiled content. */
import { readdirSync, readFileSync } from "node:fs";
import { PaperOwner, writtenOn } from "@/content/internal-papers/check/paper-owner";
import { type PaperId, paperDefinition } from "@/content/internal-papers/definitions";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { parseForm } from "@/lib/engine/industry-templates/parse-form";
import { type PaperForm, paperFormSchema } from "@/lib/engine/papers/form";
import { subjectsOf } from "@/lib/engine/papers/papers-of-owner";
import { paperTemplateVocabulary, writePaper } from "@/lib/engine/papers/write-paper";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";
import { compileTemplate, isError } from "@/lib/engine/template/compile";
import { formatFinding } from "@/lib/engine/template/language/finding";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";
import type { TextTree } from "@/lib/engine/tree/document";

const read = (file: string) => ({ file, text: readFileSync(file, "utf8") });
const lawsFile = read("content/laws.yaml");
const { laws } = parseLaws(lawsFile.text, lawsFile.file);
const passages = Object.fromEntries(
  readdirSync("content/clauses").map((name) => [
    name.replace(/\.md$/, ""),
    readFileSync(`content/clauses/${name}`, "utf8"),
  ]),
);

/**
 * The form of all papers.
 * @throws Error with the findings.
 */
function readPaperForm(): PaperForm {
  const file = read("content/internal-papers/form.yaml");
  const { described, findings } = parseForm<PaperForm>(file, paperFormSchema);
  if (!described) throw new Error(findings.map(formatFinding).join("\n"));
  return described;
}

/**
 * Returns a function that writes a paper of an owner.
 * @throws Error with the findings when the template has errors.
 */
export function openPaper(id: PaperId) {
  const form = readPaperForm();
  const definition = paperDefinition(id);
  const { template, findings } = compileTemplate(
    read(`content/internal-papers/${id}/template.md`),
    { passages, vocabulary: paperTemplateVocabulary(form), laws },
  );
  const errors = findings.filter(isError).map(formatFinding);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const source = { template, form, isApproved: definition.isApproved === true, laws };
  return {
    form,
    /** The owner once, or once for each recipient that the paper is written about. */
    ownersOf: (answers: AnswersDraft, paperAnswers: TemplateAnswers): PaperOwner[] =>
      subjectsOf(definition, toKnownFacts(answers)).map(
        (recipient) => new PaperOwner(form, answers, paperAnswers, recipient),
      ),
    write: ({ answers, paperAnswers, recipient }: PaperOwner): TextTree =>
      writePaper(source, answers, paperAnswers, { date: writtenOn, recipient }),
  };
}
