/** Compiles the internal papers for `compile-texts.ts`: their form and their templates. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type PaperId, paperDefinition, paperIds } from "@/content/internal-papers/definitions";
import type { Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { findingAt, parseForm } from "@/lib/engine/industry-templates/parse-form";
import { type PaperForm, paperFormSchema } from "@/lib/engine/papers/form";
import { paperTemplateVocabulary } from "@/lib/engine/papers/write-paper";
import type { SourceFile } from "@/lib/engine/template/compile";
import type { Finding } from "@/lib/engine/template/language/finding";
import type { Template } from "@/lib/engine/template/language/nodes";

const folder = "content/internal-papers";
const formFile = `${folder}/form.yaml`;
const definitionsFile = `${folder}/definitions.ts`;
const templateFile = (id: string) => `${folder}/${id}/template.md`;

/** The name of a paper among compiled templates, and of its file. */
export const paperType = (id: PaperId) => `paper-${id}` as const;
export type PaperType = ReturnType<typeof paperType>;

/** Reads the form and the templates. A folder without an entry in `definitions.ts`, or the reverse, is an error. */
export function readPapers(root: string): {
  form: PaperForm;
  templates: ({ type: PaperType; vocabulary: Vocabulary } & SourceFile)[];
  findings: Finding[];
} {
  const read = (file: string) => ({ file, text: readFileSync(join(root, file), "utf8") });
  const { described, findings } = parseForm<PaperForm>(read(formFile), paperFormSchema);
  const form = described ?? { questions: [] };
  const vocabulary = paperTemplateVocabulary(form);
  const folders = readdirSync(join(root, folder)).filter((name) =>
    existsSync(join(root, templateFile(name))),
  );
  const unknown = folders.filter((name) => !paperIds.some((id) => id === name));
  const missing = paperIds.filter((id) => !folders.includes(id));
  const keys = new Set(form.questions.map(({ key }) => key));
  return {
    form,
    templates: paperIds
      .filter((id) => !missing.includes(id))
      .map((id) => ({ type: paperType(id), vocabulary, ...read(templateFile(id)) })),
    findings: [
      ...findings,
      ...unknown.map((name) => findingAt(definitionsFile, `Нет строки документа «${name}».`)),
      ...missing.map((id) => findingAt(definitionsFile, `Нет файла ${templateFile(id)}.`)),
      ...(described ? paperIds : []).flatMap((id) =>
        paperDefinition(id)
          .asks.filter((key) => !keys.has(key))
          .map((key) =>
            findingAt(`${folder}/${id}/type.ts`, `asks: в form.yaml нет вопроса «${key}».`),
          ),
      ),
    ],
  };
}

/** A template may use only questions listed in its `asks`: others would be asked of nobody. */
export function checkPapers(templates: Partial<Record<string, Template>>): Finding[] {
  return paperIds.flatMap((id) => {
    const text = JSON.stringify(templates[paperType(id)]?.blocks ?? []);
    const named = new Set(
      [...text.matchAll(/"extra\.([A-Za-z0-9]+)"/g)].map(([, key = ""]) => key),
    );
    const { asks } = paperDefinition(id);
    return [...named]
      .filter((key) => !asks.includes(key))
      .map((key) =>
        findingAt(`${folder}/${id}/type.ts`, `asks: допишите «${key}», его называет шаблон.`),
      );
  });
}
