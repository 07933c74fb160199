import { factsOf, openFacts, readTemplate } from "@/content/documents/check/open-template";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import {
  type FormDocumentType,
  formDocumentTypes,
} from "@/lib/engine/questions/vocabulary/options";
import type { Block, Inline, Table } from "@/lib/engine/tree/document";
import { plainText, walkBlocks } from "@/lib/engine/tree/walk";

const open = (type: FormDocumentType) => openFacts(type, readTemplate(type));
/** The three types that contain nearly everything; each run adds one of the other types in turn. */
const main = (["privacy", "consent", "cookie"] as const).map((type) => [type, open(type)] as const);
const others = formDocumentTypes
  .filter((type) => main.every(([one]) => one !== type))
  .map((type) => [type, open(type)] as const);

/** The text of a clause: its words, list items, tables and requisites. */
type Read = {
  id: string;
  text: string;
  items: string[];
  tables: Table[];
  requisites: Map<string, string>[];
};
export type Documents = Record<(typeof main)[number][0], Read[]> & {
  /** The clauses of all documents, each with its document. */
  all: (Read & { type: string })[];
};

/** No-break spaces are replaced by ordinary ones. */
export const readableText = (inlines: Inline[]) =>
  plainText(inlines).replace(/[\u00a0\u202f]/g, " ");

function read(blocks: Block[]): Read[] {
  return blocks.map((block) => {
    const found: Read = {
      id: "id" in block ? block.id : "",
      text: "",
      items: [],
      tables: [],
      requisites: [],
    };
    const lists: Block[] = [];
    walkBlocks([block], (inside) => {
      if (inside.type === "list") lists.push(...inside.items.flat());
      if (inside.type === "table") found.tables.push(inside);
      if (inside.type === "requisites") {
        const rows = inside.rows.map(({ label, value }) => [label, readableText(value)] as const);
        found.requisites.push(
          new Map(rows.map(([label, value]) => [label.replace(/\u00a0/g, " "), value])),
        );
      }
      if (inside.type !== "paragraph" && inside.type !== "heading") return;
      const text = readableText(inside.children);
      if (lists.includes(inside)) found.items.push(text.replace(/[;.]$/, ""));
      else found.text += `${text}\n`;
    });
    return found;
  });
}

let turn = 0;
export function writeDocuments(answers: AnswersDraft): Documents {
  const facts = factsOf(answers);
  turn += 1;
  const additional = others[turn % others.length];
  const documents = [...main, ...(additional ? [additional] : [])].map(
    ([type, assemble]) => [type, read(assemble(facts).blocks)] as const,
  );
  return {
    ...(Object.fromEntries(documents) as Omit<Documents, "all">),
    all: documents.flatMap(([type, clauses]) => clauses.map((clause) => ({ type, ...clause }))),
  };
}

/**
 * Returns the clauses that say it, as one list: an `expect` for every clause would cost more than writing the
 * documents.
 */
export const findClauses = (pattern: RegExp, { all }: Documents) =>
  all.flatMap(({ type, text }) => (pattern.test(text) ? `${type}: ${text}` : []));
export const cells = (row: Inline[][]) => row.map(readableText);
/** The «Почта» of the owner, not of the responsible person or an editorial office. */
export const ownRequisites = ({ all }: Documents) =>
  all.flatMap(({ requisites }) =>
    requisites.filter((rows) => !rows.has("Ответственный") && !rows.has("Название")),
  );

/** A purpose as the policy prints it, in its full or short form. */
type Purpose = { name: string; data: string; recipients: string; term: string };

export function purposesOf({ privacy }: Documents): Purpose[] {
  return privacy.flatMap(({ text, tables }): Purpose[] =>
    tables.flatMap((table) => {
      const header = table.header?.map(readableText) ?? [];
      if (header[0] === "Цель и чьи данные") {
        return table.rows
          .map(cells)
          .map(([name = "", data = "", , recipients = "", term = ""]) => ({
            ...{ name, data, recipients, term },
          }));
      }
      const rows = new Map(table.rows.map(cells).map(([label = "", value = ""]) => [label, value]));
      if (!rows.has("Перечень данных")) return [];
      return [
        {
          name: text.trim(),
          data: rows.get("Перечень данных") ?? "",
          recipients: rows.get("Кто получает данные") ?? "",
          term: rows.get("Срок обработки и хранения") ?? "",
        },
      ];
    }),
  );
}

/** One consent of the document that contains all of them, from its heading to the next. */
export function consentsOf({ consent }: Documents): Read[][] {
  const consents: Read[][] = [];
  for (const clause of consent) {
    if (clause.text.match(/^Я, /)) consents.push([]);
    consents.at(-1)?.push(clause);
  }
  return consents;
}

export const lowerCase = (text: string) => text.toLowerCase();
export const textAfter = (label: RegExp, clauses: Read[]) =>
  clauses.flatMap(({ text }) => label.exec(text)?.[1]?.trim() ?? [])[0];
