import { expect, test } from "vitest";
import {
  citedKeys,
  listAffectedClauses,
  listCitingClauses,
} from "@/lib/engine/citations/cited-norms";
import { type Block, type DocumentTree, treeVersion } from "@/lib/engine/tree/document";

const norm = (place: string) => ({ law: "152-ФЗ", place });
const says = (text: string, cited?: string): Block => ({
  type: "paragraph",
  children: [
    { type: "text", text },
    ...(cited === undefined
      ? []
      : [
          {
            type: "strong" as const,
            children: [{ type: "lawReference" as const, norm: norm(cited), text: cited }],
          },
        ]),
  ],
});

const tree: DocumentTree = {
  version: treeVersion,
  documentType: "privacy",
  title: "Политика",
  date: "2026-11-21",
  revision: "r",
  laws: [],
  blocks: [
    says("Преамбула ", "ст. 18.1 ч. 1 п. 2"),
    {
      type: "clause",
      id: "consent",
      number: "1.1",
      norms: [norm("ст. 9 ч. 1")],
      children: [
        says("Согласие берут "),
        {
          type: "list",
          items: [[says("письменно: ", "ст. 9 ч. 4")], [says("снова: ", "ст. 9 ч. 4")]],
        },
        {
          type: "clause",
          id: "withdrawal",
          number: "1.1.1",
          norms: [norm("ст. 9 ч. 2")],
          children: [says("Отзыв")],
        },
      ],
    },
    { type: "clause", id: "own", number: "1.2", norms: [], own: "added", children: [says("Своё")] },
  ],
};

test("listCitingClauses lists each clause with the norms of its grounds and its text, nested clauses apart", () => {
  expect(listCitingClauses(tree)).toEqual([
    {
      id: "consent",
      number: "1.1",
      words: "Согласие берут",
      norms: [norm("ст. 9 ч. 1"), norm("ст. 9 ч. 4")],
    },
    { id: "withdrawal", number: "1.1.1", words: "Отзыв", norms: [norm("ст. 9 ч. 2")] },
    {
      id: null,
      number: null,
      words: "Преамбула ст. 18.1 ч. 1 п. 2",
      norms: [norm("ст. 18.1 ч. 1 п. 2")],
    },
  ]);
});

test.each([
  ["Согласие отзывают. ", "отзывают…"],
  ["Согласие, которое дано, ", "дано…"],
  ["Согласие — ", "Согласие…"],
])("shortens a long clause without the punctuation before the ellipsis: %s", (value, end) => {
  const text = `${"Слово ".repeat(30)}`.slice(0, 160 - value.length) + value;
  const [clause] = listCitingClauses({
    ...tree,
    blocks: [
      {
        type: "clause",
        id: "long",
        number: "1",
        norms: [norm("ст. 9")],
        children: [says(`${text}${"а".repeat(20)}`)],
      },
    ],
  });
  expect(clause?.words.endsWith(end)).toBe(true);
});

test("listAffectedClauses lists the clauses that cite a changed norm, with that norm alone", () => {
  const affected = listAffectedClauses(tree, { ...norm("ст. 9 ч. 4"), wholeActToo: false });
  expect(affected.map(({ number, norms }) => [number, norms])).toEqual([
    ["1.1", [norm("ст. 9 ч. 4")]],
  ]);
});

test("citedKeys are sorted and unique", () => {
  const keys = citedKeys(tree);
  expect(keys).toEqual([...new Set(keys)].sort());
  expect(keys).toContain("152-ФЗ|ст. 9/");
});
