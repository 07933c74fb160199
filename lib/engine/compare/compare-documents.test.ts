import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareDocuments } from "@/lib/engine/compare/compare-documents";
import type { ComparedBlock, DocumentComparison } from "@/lib/engine/compare/comparison";
import { toUnits, unitText } from "@/lib/engine/compare/units";
import type { Block, DocumentTree } from "@/lib/engine/tree/document";
import {
  clause,
  documentTree,
  list,
  p,
  ref,
  requisites,
  section,
  table,
  title,
} from "@/tests/fixtures/trees/build";
import { costlyEditions } from "@/tests/fixtures/trees/costly-editions";
import { arbitraryTree } from "@/tests/support/documents/arbitrary-tree";
import { writeComparisonText } from "@/tests/support/documents/comparison-text";

const law = "152-ФЗ ст. 9";
/** A clause with a name of its own, as templates give them. */
const named = (
  id: string,
  number: string,
  text: Parameters<typeof clause>[2],
  ...rest: Block[]
) => ({
  ...clause(number, law, text, ...rest),
  id,
});
const own = (kind: "added" | "replaced", block: ReturnType<typeof named>) => ({
  ...block,
  own: kind,
});

const brief = ({ kind, number, words }: ComparedBlock) =>
  `${kind} ${number.before ?? "-"}>${number.after ?? "-"} ${words
    .map(({ mark, text }) => (mark === "same" ? text : `${mark === "added" ? "{+" : "{-"}${text}}`))
    .join("")}`;

const compare = (before: Block[], after: Block[]) =>
  compareDocuments(documentTree(...before), documentTree(...after)).blocks.map(brief);

describe("compareDocuments", () => {
  const a = named("a", "1.1", "Оператор обрабатывает данные в течение 30 дней.");
  const b = named("b", "1.2", "Субъект вправе отозвать согласие.");

  test("marks changed words apart from unchanged ones", () => {
    expect(
      compare([a], [named("a", "1.1", "Оператор обрабатывает данные в течение 10 рабочих дней.")]),
    ).toEqual(["changed 1.1>1.1 Оператор обрабатывает данные в течение {-30 }{+10 рабочих }дней."]);
  });

  test("reports moved clauses as unchanged after an insertion, references included", () => {
    const c = (number: string, to: string) =>
      named("c", number, ["Смотрите пункт ", ref("b", to), "."]);
    expect(
      compare(
        [a, b, c("1.3", "1.2")],
        [
          named("new", "1.1", "Совсем новое условие о доставке товара."),
          { ...a, number: "1.2" },
          { ...b, number: "1.3" },
          c("1.4", "1.3"),
        ],
      ),
    ).toEqual([
      "added ->1.1 {+Совсем новое условие о доставке товара.}",
      "same 1.1>1.2 Оператор обрабатывает данные в течение 30 дней.",
      "same 1.2>1.3 Субъект вправе отозвать согласие.",
      "same 1.3>1.4 Смотрите пункт 1.3.",
    ]);
  });

  test("matches clauses by their words when their ids changed", () => {
    const renamed = { ...a, id: "z" };
    expect(
      compare(
        [a, b],
        [b, renamed].map((it, i) => ({ ...it, number: `1.${i + 1}` })),
      ),
    ).toContain("same 1.2>1.1 Субъект вправе отозвать согласие.");
    expect(compare([a, b], [renamed, b])[0]).toMatch(/^same/);
    const edited = { ...named("z", "1.1", "Оператор обрабатывает данные в течение 60 дней.") };
    expect(compare([a, b], [edited, b])[0]).toMatch(/^changed/);
  });

  test("does not match two different clauses that have the same id", () => {
    expect(compare([a], [named("a", "1.1", "Субъект вправе отозвать согласие.")])).toEqual([
      "removed 1.1>- {-Оператор обрабатывает данные в течение 30 дней.}",
      "added ->1.1 {+Субъект вправе отозвать согласие.}",
    ]);
  });

  test("reports a clause replaced by the owner as one changed clause", () => {
    const [block] = compareDocuments(
      documentTree(a),
      documentTree(own("replaced", named("a", "1.1", "По-нашему иначе."))),
    ).blocks;
    expect(block).toMatchObject({
      kind: "changed",
      own: { before: null, after: "replaced" },
      words: [{ mark: "removed" }, { mark: "added", text: "По-нашему иначе." }],
    });
  });

  test("matches custom clauses by their words, not by their ids", () => {
    const first = own("added", named("own_1", "1.2", "О первом условии доставки."));
    const second = own("added", named("own_2", "1.3", "О втором порядке возврата."));
    expect(compare([a, first, second], [a, { ...second, id: "own_1", number: "1.2" }])).toEqual([
      "same 1.1>1.1 Оператор обрабатывает данные в течение 30 дней.",
      "removed 1.2>- {-О первом условии доставки.}",
      "same 1.3>1.2 О втором порядке возврата.",
    ]);
  });
});

test("compares lines of lists, rows of tables and requisites one by one", () => {
  expect(
    compare(
      [
        p("Состав:"),
        list("имя;", "телефон."),
        table(["Цель", "Срок"], ["Доставка", "3 года"], ["Оплата", "5 лет"]),
        requisites(["ИНН", "7707083893"]),
      ],
      [
        p("Состав:"),
        list("имя;", "почта;", "телефон."),
        table(["Цель", "Срок"], ["Доставка", "1 год"], ["Оплата", "5 лет"]),
        requisites(["ИНН", "7707083894"]),
      ],
    ),
  ).toEqual([
    "same ->- Состав:",
    "same ->- имя;",
    "added ->- {+почта;}",
    "same ->- телефон.",
    "same ->- Цель | Срок",
    "removed ->- {-Доставка | 3 года}",
    "added ->- {+Доставка | 1 год}",
    "same ->- Оплата | 5 лет",
    "changed ->- ИНН: {-7707083893}{+7707083894}",
  ]);
});

test("marks blocks far from a change as foldable, but not the heading above the change", () => {
  const clauses = Array.from({ length: 9 }, (_, i) =>
    named(`c${i}`, `1.${i + 1}`, `Пункт о предмете номер ${"абвгдежзи"[i]}.`),
  );
  const before = [title("Политика"), section("1", "s", "Общее"), ...clauses];
  const after = before.map((block) =>
    block.type === "clause" && block.id === "c6"
      ? named("c6", "1.7", "Пункт о предмете номер ять.")
      : block,
  );
  const { blocks, counts } = compareDocuments(documentTree(...before), documentTree(...after));
  expect(blocks.map(({ far }) => (far ? "." : "#")).join("")).toBe(".#.....###.");
  expect(counts).toEqual({ same: 10, added: 0, removed: 0, changed: 1 });
  expect(writeComparisonText({ blocks, counts })).toBe(
    [
      "  …",
      "  1. Общее",
      "  …",
      "  1.6. Пункт о предмете номер е.",
      "≠ 1.7. Пункт о предмете номер [ж → ять].",
      "  1.8. Пункт о предмете номер з.",
      "  …",
      "",
    ].join("\n"),
  );
});

const wordsOf = (tree: DocumentTree) => toUnits(tree.blocks).map(unitText).join("\n");

const side = ({ blocks }: DocumentComparison, without: "added" | "removed") =>
  blocks
    .filter(({ kind }) => kind !== without)
    .map(({ words }) =>
      words
        .filter(({ mark }) => mark !== without)
        .map(({ text, before }) => (without === "added" ? (before ?? text) : text))
        .join(""),
    )
    .join("\n");

/** Two editions: any two trees, or one tree and what is left of it. */
const editions = fc.oneof(
  fc.tuple(arbitraryTree, arbitraryTree),
  fc.tuple(arbitraryTree, fc.infiniteStream(fc.integer({ min: 0, max: 3 }))).map(([tree, dice]) => {
    const blocks = tree.blocks.flatMap((block): Block[] => {
      const { value } = dice.next();
      if (value === 0) return [];
      return value === 1 ? [block, p("Вставленный абзац.")] : [block];
    });
    return [tree, { ...tree, blocks }] as const;
  }),
);

describe("compareDocuments with any two documents", { tags: ["slow"] }, () => {
  test("kept and removed words give the text before, kept and added words the text after", () => {
    fc.assert(
      fc.property(editions, ([before, after]) => {
        const comparison = compareDocuments(before, after);
        expect(side(comparison, "added")).toBe(wordsOf(before));
        expect(side(comparison, "removed")).toBe(wordsOf(after));
        const kinds = comparison.blocks.map(({ kind }) => kind);
        for (const [kind, count] of Object.entries(comparison.counts)) {
          expect(kinds.filter((it) => it === kind)).toHaveLength(count);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("swapping the two documents swaps added and removed", () => {
    fc.assert(
      fc.property(editions, ([before, after]) => {
        const there = compareDocuments(before, after);
        const back = mirrored(compareDocuments(after, before));
        // A block stands as deep as it does in the later of the two.
        expect(back.blocks.map(level)).toEqual(there.blocks.map(level));
        expect(back.counts).toEqual(there.counts);
      }),
      { numRuns: 100 },
    );
  });

  test("a document compared with itself has no changes", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const { blocks } = compareDocuments(tree, tree);
        expect(blocks.every(({ kind, far }) => kind === "same" && far)).toBe(true);
      }),
    );
  });
});

const level = (block: ComparedBlock) => ({ ...block, depth: 0 });
const opposite = { same: "same", changed: "changed", added: "removed", removed: "added" } as const;

function mirrored({ blocks, counts }: DocumentComparison): DocumentComparison {
  const turned = blocks.map(
    (block): ComparedBlock => ({
      ...block,
      kind: opposite[block.kind],
      number: { before: block.number.after, after: block.number.before },
      own: { before: block.own.after, after: block.own.before },
      words: sorted(
        block.words.map(({ text, mark, before }) => ({
          text: before ?? text,
          mark: opposite[mark],
          ...(before === undefined ? {} : { before: text }),
        })),
        ({ mark }) => mark,
      ),
    }),
  );
  return {
    blocks: sorted(turned, ({ kind }) => kind),
    counts: { ...counts, added: counts.removed, removed: counts.added },
  };
}

/** Removed before added between two that are kept. */
function sorted<T>(items: T[], kindOf: (item: T) => string): T[] {
  const result: T[] = [];
  let added: T[] = [];
  for (const item of items) {
    const kind = kindOf(item);
    if (kind === "added") added.push(item);
    else if (kind === "removed") result.push(item);
    else {
      result.push(...added, item);
      added = [];
    }
  }
  return [...result, ...added];
}

describe("keeps all words of documents that are too long to compare word by word", {
  tags: ["slow"],
}, () => {
  test.each(Object.entries(costlyEditions()))("%s", (_, [before, after]) => {
    const comparison = compareDocuments(before, after);
    expect(side(comparison, "added")).toBe(wordsOf(before));
    expect(side(comparison, "removed")).toBe(wordsOf(after));
  });
});
