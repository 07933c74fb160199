/** Test support: a document straight from a template's text, with a vocabulary of every kind. */
import { assertNever } from "@/lib/core/invariant";
import { type AssembleOptions, assemble } from "@/lib/engine/assemble/assemble";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { checkTemplate } from "@/lib/engine/template/check/check-template";
import { formatFinding } from "@/lib/engine/template/language/finding";
import type { Laws } from "@/lib/engine/template/language/laws";
import { parseTemplate } from "@/lib/engine/template/parse/parse-template";
import type { Block, DocumentTree } from "@/lib/engine/tree/document";
import { plainText } from "@/lib/engine/tree/walk";

const text = (label: string, required = false) => ({ kind: "text" as const, label, required });

export const testVocabulary: Vocabulary = {
  name: { ...text("имя владельца", true), field: "name" },
  site: { ...text("адрес сайта", true), field: "site" },
  phone: { ...text("телефон"), field: "phoneNumber" },
  address: text("адрес"),
  url: text("ссылку"),
  flag: { kind: "flag", label: "да или нет" },
  other: { kind: "flag", label: "ещё один" },
  asked: { kind: "flag", label: "Ответили ли", awaited: true },
  kind: { kind: "choice", label: "вид", options: { company: "организация", person: "человек" } },
  texts: { kind: "texts", label: "тексты", field: "texts" },
  choices: { kind: "choices", label: "варианты", options: { a: "первый", b: "второй, лучший" } },
  rows: {
    kind: "rows",
    label: "строки",
    field: "rows",
    row: {
      title: text("название строки", true),
      note: text("примечание"),
      parts: { kind: "texts", label: "части" },
      inner: { kind: "rows", label: "внутреннее", row: { title: text("название") } },
    },
  },
};

export const testLaws: Laws = {
  "152-ФЗ": {
    title: "Федеральный закон «О персональных данных»",
    reference: "Закона о персональных данных",
    edition: "в редакции от 24.06.2025",
    checked: "2026-11-21",
    status: "checked",
    url: "https://example.ru/",
  },
  "ГК РФ": {
    title: "Гражданский кодекс",
    reference: "Гражданского кодекса РФ",
    edition: "часть первая",
    checked: "2026-11-20",
    status: "secondary",
  },
};

/** Parses and checks; `errors` as a lawyer sees them. */
export function parseSource(source: string, passages: Record<string, string> = {}) {
  const { template, findings } = parseTemplate(source, { file: "t.md", passages });
  const errors = [...findings, ...checkTemplate(template, testVocabulary, testLaws)]
    .filter(({ severity }) => severity === "error")
    .map(formatFinding);
  return { template, errors };
}

/** @throws Error with the findings when the template has errors. */
export function openTemplate(source: string, passages?: Record<string, string>) {
  const { template, errors } = parseSource(source, passages);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const write = (facts: FactRecord = {}, options: Partial<AssembleOptions> = {}) =>
    assemble(template, facts, {
      date: "2026-11-21",
      mode: "preview",
      laws: testLaws,
      vocabulary: testVocabulary,
      ...options,
    });
  return {
    template,
    assemble: (...args: Parameters<typeof write>): DocumentTree => ({
      ...write(...args).tree,
      documentType: "privacy",
    }),
    findMoved: (...args: Parameters<typeof write>) => write(...args).movedClauses,
  };
}

/** Opens a template for tests in which only facts matter. */
export function openSource(source: string, passages?: Record<string, string>) {
  const { assemble: assembleSource } = openTemplate(source, passages);
  return (facts: FactRecord = {}, mode: "preview" | "final" = "preview"): DocumentTree =>
    assembleSource(facts, { mode });
}

/** The document of a template's section as lines, which show its structure at a glance. */
export function outline(source: string, facts?: FactRecord, mode?: "preview" | "final"): string[] {
  const tree = openSource(`# Н\n\n## Р {#r}\n\n${source}`)(facts, mode);
  return toLines(tree.blocks.slice(2)).map((line) => line.replaceAll("\u00a0", "·"));
}

function toLines(blocks: Block[], indent = ""): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.type) {
      case "heading":
        return [`${indent}${block.number ?? "-"} ## ${plainText(block.children)}`];
      case "clause":
        return withMarker(`${indent}${block.number} `, toLines(block.children, `${indent}  `));
      case "paragraph":
        return [indent + plainText(block.children)];
      case "list":
        return block.items.flatMap((item) =>
          withMarker(`${indent}- `, toLines(item, `${indent}  `)),
        );
      case "table":
        return [...(block.header ? [block.header] : []), ...block.rows].map(
          (row) => `${indent}| ${row.map(plainText).join(" | ")}`,
        );
      case "requisites":
        return block.rows.map(({ label, value }) => `${indent}${label}: ${plainText(value)}`);
      case "pageBreak":
        return [`${indent}---`];
      default:
        return assertNever(block, "block");
    }
  });
}

function withMarker(marker: string, [first = "", ...rest]: string[]): string[] {
  return [marker + first.trimStart(), ...rest];
}
