/**
 * Parses and validates the laws, passages, templates, texts and the guide to 152-FZ in `content/` and writes them, with
 * the form model, as JSON for the server and the browser (`lib/platform/content/generated/`). Findings are printed as
 * `file:line:column message`; on an error it exits with 1 and keeps the previous JSON.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { paperIds } from "@/content/internal-papers/definitions";
import { builtPages } from "@/content/navigation";
import { fingerprintTexts } from "@/lib/core/text/text-fingerprint";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { compileIndustryTemplate } from "@/lib/engine/industry-templates/compile-industry-template";
import {
  type DocumentLength,
  type DocumentType,
  documentLengths,
  documentTypes,
} from "@/lib/engine/questions/vocabulary/options";
import { compileContent, isError } from "@/lib/engine/template/compile";
import { formatFinding } from "@/lib/engine/template/language/finding";
import type { LawStatus } from "@/lib/engine/template/language/laws";
import { type Template, withoutPositions } from "@/lib/engine/template/language/nodes";
import { specialiseTemplate } from "@/lib/engine/template/specialise";
import { compileTexts } from "@/lib/platform/content/compile/compile-texts";
import { compileLawGuide } from "@/lib/platform/content/law-guide/compile-law-guide";
import { plural } from "@/lib/russian/plural";
import { checkPapers, paperType, readPapers } from "@/scripts/build/compile-papers";

const root = fileURLToPath(new URL("../..", import.meta.url));
const target = join(root, "lib/platform/content/generated");
const read = (file: string) => ({ file, text: readFileSync(join(root, file), "utf8") });

const passages = Object.fromEntries(
  list("content/clauses")
    .filter((name) => name.endsWith(".md"))
    .map((name) => [name.slice(0, -".md".length), read(`content/clauses/${name}`).text]),
);
const bases = list("content/documents")
  .filter((name) => existsSync(join(root, `content/documents/${name}/template.md`)))
  .map((name) => ({ type: toType(name), ...read(`content/documents/${name}/template.md`) }));

const papers = readPapers(root);

const {
  laws,
  templates,
  findings: inTemplates,
} = compileContent({
  laws: read("content/laws.yaml"),
  passages,
  templates: [...bases, ...papers.templates],
  vocabulary: factsVocabulary,
});

const industryTemplateIds = list("content/industry-templates").filter(
  (name) => !name.includes("."),
);
const compiledIndustryTemplates = industryTemplateIds.map((id) =>
  compileIndustryTemplate(
    {
      id,
      form: read(`content/industry-templates/${id}/form.yaml`),
      content: read(`content/industry-templates/${id}/template.md`),
    },
    {
      bases: Object.fromEntries(bases.map(({ type, ...base }) => [type, base])),
      passages,
      laws,
      vocabulary: factsVocabulary,
    },
  ),
);
const industryTemplates = compiledIndustryTemplates.flatMap((compiled) =>
  compiled.industryTemplate ? [{ ...compiled.industryTemplate, template: compiled.template }] : [],
);

const { findings: inTexts, ...texts } = compileTexts({
  articles: markdownOf("content/articles"),
  news: markdownOf("content/news"),
  places: {
    built: [...builtPages, ...documentTypes.map((type) => `/examples/${type}`)],
    // Pages of docs/specification/site.md#addresses that a text may name while they are being built: without a link.
    planned: [],
    documentTypes,
  },
});

const { guide, findings: inGuide } = compileLawGuide({
  intro: read("content/law/intro.md"),
  chapters: markdownOf("content/law").filter(({ file }) => !file.endsWith("/intro.md")),
  laws,
});

const inIndustryTemplates = compiledIndustryTemplates.flatMap((compiled) => compiled.findings);
const inPapers = [...papers.findings, ...checkPapers(templates)];
const findings = [...inTemplates, ...inPapers, ...inIndustryTemplates, ...inTexts, ...inGuide];
for (const finding of findings) console.error(formatFinding(finding));
const errors = findings.filter(isError).length;
if (errors > 0) {
  console.error(`\n${plural(errors, "ошибка", "ошибки", "ошибок")}: тексты не собраны.`);
  process.exit(1);
}

const types = documentTypes;
const missing = types.filter((type) => !templates[type]);
if (missing.length > 0) {
  console.error(`Нет шаблона: ${missing.join(", ")}.`);
  process.exit(1);
}

mkdirSync(target, { recursive: true });
// Where an act was read is for reviewers, not for a visitor's browser.
writeJson(
  "laws",
  Object.fromEntries(
    Object.entries(laws).map(([key, { sources: _sources, ...law }]) => [key, law]),
  ),
);
const lengths = Object.keys(documentLengths) as DocumentLength[];
const byLength: string[] = [];
for (const type of types) writeTemplate(type, templates[type]);
writeJson(
  "industry-templates",
  industryTemplates.map(({ template: _template, ...described }) => described),
);
for (const { id, template } of industryTemplates) writeTemplate(`industry-${id}`, template);
writeJson("papers-form", papers.form);
for (const id of paperIds) writeJson(paperType(id), templates[paperType(id)], withoutPositions);
// Server only: used to check and compile an operator's edition of a template.
writeJson("sources", {
  engine: engineRevision(),
  passages,
  bases: Object.fromEntries(bases.map(({ type, text }) => [type, text])),
  industryTemplates: Object.fromEntries(
    industryTemplateIds.map((id) => [
      id,
      {
        form: read(`content/industry-templates/${id}/form.yaml`).text,
        content: read(`content/industry-templates/${id}/template.md`).text,
        samples: samplesOf(id),
      },
    ]),
  ),
});
writeJson("articles", texts.articles);
writeJson("news", texts.news);
writeJson("law-guide", guide);
// One sheet for `app/styles/globals.css`: CSS cannot import all files of a folder.
const colours = types.map((type) => read(`content/documents/${type}/colours.css`).text).join("");
writeFileSync(join(target, "type-colours.css"), colours);
writeFileSync(
  join(target, "index.ts"),
  `// Written by scripts/build/compile-texts.ts.
/** Each type is a chunk of its own. */
export const compiledTemplates = {
${types.map((type) => `  ${type}: () => import("./${type}.json"),`).join("\n")}
};

/** The templates by id; their names and questions are in industry-templates.json. */
export const compiledIndustryTemplate = {
${industryTemplates.map(({ id }) => `  "${id}": () => import("./industry-${id}.json"),`).join("\n")}
};

/** Texts that are written in several lengths, as they are for one: a browser shows one at a time. */
export const compiledByLength = {
${byLength.map((name) => `  "${name}": () => import("./${name}.json"),`).join("\n")}
};

/** Internal papers by id; what they ask is in papers-form.json. */
export const compiledPapers = {
${paperIds.map((id) => `  "${id}": () => import("./${paperType(id)}.json"),`).join("\n")}
};

export const compiledLaws = () => import("./laws.json");
`,
);
// Last, so that a running server never finds a file missing.
const written = new Set([
  ...[
    "index.ts",
    "laws.json",
    "articles.json",
    "news.json",
    "law-guide.json",
    // Written by earlier steps: scripts/build/compile-calendar.ts and compile-services.ts.
    "calendar.json",
    "services.json",
    "known-companies.json",
    "banner-services.json",
    "sources.json",
  ],
  ...types.map((type) => `${type}.json`),
  "industry-templates.json",
  "papers-form.json",
  ...paperIds.map((id) => `${paperType(id)}.json`),
  ...industryTemplates.map(({ id }) => `industry-${id}.json`),
  ...byLength.map((name) => `${name}.json`),
]);
for (const name of readdirSync(target)) {
  if (/\.(json|ts)$/.test(name) && !written.has(name)) rmSync(join(target, name));
}
console.log(`${plural(types.length, "шаблон", "шаблона", "шаблонов")}: ${types.join(", ")}.`);
console.log(readLaws());
console.log(
  `${plural(paperIds.length, "внутренний документ", "внутренних документа", "внутренних документов")}.`,
);
console.log(`Расширенные: ${industryTemplates.map(({ id }) => id).join(", ")}.`);
console.log(
  `${plural(texts.articles.length, "статья", "статьи", "статей")}, новостей: ${texts.news.length}.`,
);

/** The compiler's revision: output of another revision is compiled again. */
function engineRevision(): string {
  const files = ["lib/engine/template", "lib/engine/industry-templates"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => `${folder}/${name}`),
  );
  return fingerprintTexts(files.sort().map((file) => read(file).text));
}

/** Named answers with which an industry template is tested. */
function samplesOf(id: string): Record<string, unknown> {
  const folder = `content/industry-templates/${id}/samples`;
  return Object.fromEntries(
    list(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [name.slice(0, -".json".length), JSON.parse(read(`${folder}/${name}`).text)]),
  );
}

function list(folder: string): string[] {
  return readdirSync(join(root, folder)).sort();
}

/** The Markdown files of a folder, which may not exist yet. */
function markdownOf(folder: string): { file: string; text: string }[] {
  if (!existsSync(join(root, folder))) return [];
  return list(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => read(`${folder}/${name}`));
}

function writeJson(name: string, value: unknown, replacer?: typeof withoutPositions) {
  writeFileSync(join(target, `${name}.json`), `${JSON.stringify(value, replacer)}\n`);
}

/**
 * The template, and its variant for each length if that saves a browser a tenth or more. Positions are dropped here:
 * they would be a fifth of what the preview loads.
 */
function writeTemplate(name: string, template: Template | undefined) {
  if (!template) return;
  const toJson = (value: unknown) => `${JSON.stringify(value, withoutPositions)}\n`;
  const whole = toJson(template);
  writeFileSync(join(target, `${name}.json`), whole);
  const special = lengths.map((length) => ({
    name: `${name}-${length}`,
    json: toJson(specialiseTemplate(template, "document.length", length)),
  }));
  if (special.some(({ json }) => json.length > whole.length * 0.9)) return;
  for (const { name, json } of special) {
    byLength.push(name);
    writeFileSync(join(target, `${name}.json`), json);
  }
}

function toType(name: string): DocumentType {
  const type = documentTypes.find((known) => known === name);
  if (type) return type;
  console.error(
    `content/documents/${name}: нет такого типа документа: впишите ключ в documentTypes (lib/engine/questions/vocabulary/options.ts).`,
  );
  process.exit(1);
}

/** How many acts were compared: «69 актов: 11 сверены с текстом, 44 сверены не полностью, 14 не сверены». */
function readLaws(): string {
  const acts = Object.values(laws);
  const count = (status: LawStatus) => acts.filter((law) => law.status === status).length;
  const parts = [
    `${count("checked")} сверены с текстом`,
    `${count("secondary")} сверены не полностью`,
    `${count("unverified")} не сверены`,
  ];
  return `${plural(acts.length, "акт", "акта", "актов")}: ${parts.join(", ")}.`;
}
