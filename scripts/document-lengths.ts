/**
 * `npm run document-lengths`: how long the documents of different kinds of owners are; the table is in docs/document-lengths.md.
 */
import { fromStoredAnswers } from "@/components/features/documents/form-model/answers";
import { sectionsFor } from "@/components/features/documents/form-model/form-model";
import { countQuestions, formPath } from "@/components/features/documents/form-model/form-path";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import * as guided from "@/lib/engine/questions/guided/guided-answers";
import {
  type DocumentLength,
  documentLengths,
  keysOf,
} from "@/lib/engine/questions/vocabulary/options";
import { countWords } from "@/lib/russian/count-words";
import { countAll, type WrittenDocument, writeSet } from "@/scripts/shared/document-set";

type Column = WrittenDocument["type"];
const columns: readonly Column[] = [
  "privacy",
  "consent",
  "cookie",
  "terms",
  "offer",
  "return",
  "charter",
];

/** Paragraphs, to find text shared by the documents of several owners. */
const paragraphs = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\d+(?:\.\d+)*\.|•)\s+/, "").trim())
    .filter((line) => line !== "");

function tableOf(length: DocumentLength): string {
  const sets = ownersByIndustry.map(({ kind, answers }) => ({
    kind,
    answers,
    documents: writeSet({ ...answers, documentLength: length }),
  }));
  /** In how many owners' documents of a type a paragraph occurs. */
  const owners = new Map<string, Set<string>>();
  for (const { kind, documents } of sets) {
    for (const { type, text } of documents) {
      for (const line of paragraphs(text)) {
        const key = `${type}\n${line}`;
        owners.set(key, (owners.get(key) ?? new Set()).add(kind));
      }
    }
  }
  const isOwn = (type: Column, line: string) => owners.get(`${type}\n${line}`)?.size === 1;
  const ownWords = (documents: readonly WrittenDocument[]) =>
    documents.reduce(
      (sum, { type, text }) =>
        sum +
        countWords(
          paragraphs(text)
            .filter((line) => isOwn(type, line))
            .join(" "),
        ),
      0,
    );
  const rows = sets.map(({ kind, answers, documents }) => {
    const cells = columns.map((type) => {
      const some = documents.filter((document) => document.type === type);
      return some.length === 0 ? "–" : wordCount(some);
    });
    const demanded = documents.filter(({ isRequired }) => isRequired);
    const share = Math.round((100 * ownWords(documents)) / countAll(documents));
    const questionCounts = (["privacy", "offer"] as const).map((type) =>
      questionsOf(answers, type),
    );
    return [kind, ...cells, number(countAll(demanded)), `${share} %`, ...questionCounts];
  });
  const head = [
    "Владелец",
    ...columns,
    "всего обязательных",
    "слов владельца",
    "вопросов политики: главных / всех",
    "оферты",
  ];
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

const number = (count: number | string) => count.toLocaleString("ru");

/** Several consents: total words, and the number of documents. */
function wordCount(documents: readonly WrittenDocument[]): string {
  const all = number(countAll(documents));
  return documents.length === 1 ? all : `${all} (${documents.length})`;
}

/** How many questions the form asks such an owner: on the main path, and in all. */
function questionsOf(answers: object, type: "privacy" | "offer"): string {
  const values = fromStoredAnswers(formAnswersSchema.parse({ ...answers, type }));
  const { core, more } = formPath(sectionsFor(type), values, guided);
  return `${countQuestions(core)} / ${countQuestions([...core, ...more])}`;
}

for (const length of keysOf(documentLengths)) {
  console.log(`### ${documentLengths[length]}\n\n${tableOf(length)}\n`);
}
