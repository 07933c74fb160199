import { expect, test } from "vitest";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { toPieces } from "@/lib/features/lawyer-review/pieces";
import { openTemplate } from "@/tests/support/documents/template-source";

const tree = openTemplate(`# Политика

Вступление.

## Права {#rights}

1. Вправе: {#may} {норма: 152-ФЗ ст. 14 ч. 1}

   - спросить;
   1. Вложенный. {#nested} {норма: 152-ФЗ ст. 9 ч. 2}

@страница

1. Смотрите {пункт: nested}. {норма: 152-ФЗ ст. 9 ч. 1}
`).assemble({}) as DocumentTree;

test("toPieces lists a text piece by piece, nested clauses after their parent, with their norms", () => {
  const pieces = toPieces(tree);
  expect(pieces.map(({ kind, number, depth }) => [kind, number, depth])).toEqual([
    ["title", null, 0],
    ["text", null, 0],
    ["heading", null, 0],
    ["clause", "1.1", 0],
    ["clause", "1.1.1", 1],
    ["clause", "1.2", 0],
  ]);
  expect(pieces.flatMap(({ norms }) => norms)).toEqual([
    "152-ФЗ ст. 14 ч. 1",
    "152-ФЗ ст. 9 ч. 2",
    "152-ФЗ ст. 9 ч. 1",
  ]);
  const [, , , outer, inner, last] = pieces;
  // Shown once, and replaced together with the clause that contains it.
  expect(outer?.markup).not.toContain("Вложенный");
  expect(outer?.words).toBe("Вправе:\nспросить.\nВложенный.");
  expect(inner?.markup).toContain("Вложенный");
  expect(last?.markup).toContain('href="#nested"');
});
