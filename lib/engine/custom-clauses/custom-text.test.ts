import { describe, expect, test } from "vitest";
import {
  canHaveCustomText,
  listClauses,
  relocateClause,
  withCustomText,
} from "@/lib/engine/custom-clauses/custom-text";
import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { openTemplate } from "@/tests/support/documents/template-source";

const n = "{норма: 152-ФЗ ст. 9 ч. 1}";
const source = `# Политика

## Общее {#general}

1. Оператор — {{name}}. {#operator} ${n}
1. Смотрите {пункт: nested}. {#see} ${n}

@если flag
## Вставка {#extra}

1. Лишний пункт. {#more} ${n}
@конец

## Права {#rights}

1. Вправе: {#may} ${n}

   1. Вложенный. {#nested} ${n}
@для каждого р из rows
1. {{р.title}} ${n}
@конец
`;

const { assemble } = openTemplate(source);
const known = { name: "ООО «Ромашка»", flag: false, rows: [{ title: "доставка" }] };
const write = (own?: CustomClauses, more: object = {}) =>
  assemble({ ...known, ...more }, own ? { customClauses: own } : {});

function clauseOf(tree: DocumentTree, id: string) {
  const clause = listClauses(tree.blocks).find((candidate) => candidate.id === id);
  if (!clause) throw new Error(`No clause ${id}`);
  return clause;
}

const wordsOf = (tree: DocumentTree) => JSON.stringify(tree.blocks);

test("canHaveCustomText allows nested clauses, but not clauses repeated by a loop", () => {
  const clauses = listClauses(write().blocks);
  expect(clauses.map(({ number }) => number)).toEqual(["1.1", "1.2", "2.1", "2.1.1", "2.2"]);
  expect(clauses.map(canHaveCustomText)).toEqual([true, true, true, true, false]);
});

describe("withCustomText", () => {
  test("replaces a clause of the template and stores the replaced words", () => {
    const own = withCustomText(null, clauseOf(write(), "operator"), "Своё.");
    expect(own).toEqual({
      additions: [],
      replacements: [
        {
          clause: "operator",
          text: "Своё.",
          replaced: expect.stringMatching(/^Оператор\s—\sООО\s«Ромашка»\.$/),
        },
      ],
    });
    expect(clauseOf(write(own ?? undefined), "operator").own).toBe("replaced");
  });

  test("edits an added clause, a replacement and a replacement whose clause is gone", () => {
    const before: CustomClauses = {
      additions: [{ section: "rights", text: " Первое \n\n второе " }],
      replacements: [
        { clause: "see", text: "Иначе.", replaced: "Смотрите пункт 2.1.1." },
        { clause: "gone", text: "Осталось.", replaced: "Чего больше нет в документе." },
      ],
    };
    let own = before;
    for (const [value, text] of [
      ["Первое", "Новое первое."],
      ["Иначе.", "Новое иначе."],
      ["Осталось.", "Новое осталось."],
    ] as const) {
      const clause = listClauses(write(own).blocks).find((candidate) =>
        JSON.stringify(candidate).includes(`"${value}"`),
      );
      const next = clause && withCustomText(own, clause, text);
      if (!next) throw new Error(value);
      own = next;
    }
    expect(own.additions).toEqual([{ section: "rights", text: "Новое первое." }]);
    expect(own.replacements.map(({ text }) => text)).toEqual(["Новое иначе.", "Новое осталось."]);
    expect(wordsOf(write(own))).not.toMatch(/Первое|"Иначе|"Осталось/);
  });

  test("returns null for a custom clause that is not among the answers", () => {
    const tree = write({ additions: [{ section: "rights", text: "Своё." }], replacements: [] });
    const added = listClauses(tree.blocks).find(({ own }) => own === "added");
    expect(added && withCustomText({ additions: [], replacements: [] }, added, "Иное.")).toBeNull();
  });
});

describe("relocateClause", () => {
  const found = (before: DocumentTree, after: DocumentTree, id: string) =>
    relocateClause(after.blocks, clauseOf(before, id)).state;

  test('returns "same" when only the number of a reference changed', () => {
    expect(found(write(), write(undefined, { flag: true }), "see")).toBe("same");
  });

  test('returns "changed" when answers or the owner changed the words', () => {
    expect(found(write(), write(undefined, { name: "ООО «Василёк»" }), "operator")).toBe("changed");
    const own = withCustomText(null, clauseOf(write(), "operator"), "Своё.");
    expect(found(write(), write(own ?? undefined), "operator")).toBe("changed");
  });

  test('returns "gone" when the section is gone or an added clause has other words', () => {
    expect(found(write(undefined, { flag: true }), write(), "more")).toBe("gone");
    const added = (text: string) =>
      write({ additions: [{ section: "rights", text }], replacements: [] });
    expect(found(added("Одно."), added("Другое."), "own_1")).toBe("gone");
    expect(found(added("Одно."), added("Одно."), "own_1")).toBe("same");
  });
});
