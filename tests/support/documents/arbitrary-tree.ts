/** Document trees of every shape that the types allow, for property tests of the writers. */
import fc from "fast-check";
import type { Block, DocumentTree, Inline } from "@/lib/engine/tree/document";
import { webUrl } from "@/tests/support/arbitrary-text";

/** What people type and paste: words, markup, URLs, combining marks of other scripts, line breaks. */
const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...wordsOf("персональные данные ООО «Ромашка» — 152-ФЗ №")),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "**",
      "*",
      "_",
      "__a__",
      "`",
      "~~",
      "# ",
      "- ",
      "+ ",
      "1. ",
      "1)",
      "> ",
      "| a | b |",
      "---",
      "===",
      "[x](javascript:alert(1))",
      "![i](x)",
      "[ ] ",
      "[^1]",
      "<script>alert(1)</script>",
      "<!-- c -->",
      "<b>",
      "&amp;",
      "&#65;",
      "{{x}}",
      "@конец",
      "$x$",
      ":smile:",
      "\\",
      "\\*",
      "%s",
      "https://ex.ru/a_b*c",
      "www.ex_a.ru/_x_",
      "a_b@ex.ru",
      "]]>",
      "'\"",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(" ", "  ", "\n", "\t", "\r\n", "\u00a0", "\u202f", "\u2009"),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("😀", "☕", "→", "≥", "שלום עולם", "مرحبا بالعالم", "café", "é"),
  },
  // Controls, lone surrogates and the like, which must break no format.
  {
    weight: 1,
    arbitrary: fc.constantFrom("\0", "\f", "\v", "\ud800", "\ufffe", "\u200b", "\u2028", "\u00ad"),
  },
  { weight: 2, arbitrary: fc.string({ maxLength: 8 }) },
);

/** Words, markup, URLs and marks of other scripts in any order. */
export const arbitraryText = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
/** A tree has text between its marks: an assembled text is never empty there. */
const someText = fc
  .tuple(arbitraryText, fc.constantFrom(" слово ", "слово"))
  .map(([a, b]) => a + b);

function wordsOf(text: string): [string, ...string[]] {
  const [first = "", ...rest] = text.split(" ");
  return [first, ...rest.map((word) => `${word} `)];
}

const id = fc.constantFrom("a", "b", "p-1-1", "раздел", "x y", '"><b>');
const number = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("1", "1.1", "1.2", "1.1.1", "2", "2.1", "10.12.3") },
  { weight: 1, arbitrary: fc.constantFrom("1.1.1.1.1.1.1.1.1.1", "A", "0", "1.a", "999999999999") },
);
const norm = fc.record({ law: fc.constantFrom("152-ФЗ", '"<&'), place: arbitraryText });

const { blocks } = fc.letrec<{ inlines: Inline[]; blocks: Block[] }>((tie) => ({
  inlines: fc.array(
    fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      someText.map((content): Inline => ({ type: "text", text: content })),
      fc.record({ type: fc.constant("value" as const), field: id, text: someText }),
      fc.record({ type: fc.constant("blank" as const), hint: someText, field: id }),
      fc.record({ type: fc.constant("lawReference" as const), norm, text: someText }),
      fc.record({ type: fc.constant("clauseReference" as const), target: id, text: someText }),
      fc.record({
        type: fc.constantFrom("strong" as const, "emphasis" as const),
        children: tie("inlines"),
      }),
      fc.record({
        type: fc.constant("link" as const),
        url: fc.oneof(
          webUrl,
          fc.constantFrom("javascript:alert(1)", "mailto:a b@ex.ru", "https://пример.рф/а б", "x"),
        ),
        children: tie("inlines"),
      }),
    ),
    { maxLength: 4, depthIdentifier: "inline" },
  ),
  blocks: fc.array(
    fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.record({ type: fc.constant("paragraph" as const), children: tie("inlines") }),
      fc.record({
        type: fc.constant("heading" as const),
        level: fc.constantFrom(1 as const, 2 as const),
        id,
        number: fc.option(number),
        children: tie("inlines"),
      }),
      fc.constant<Block>({ type: "pageBreak" }),
      fc.record({
        type: fc.constant("requisites" as const),
        rows: fc.array(fc.record({ label: someText, value: tie("inlines") }), { maxLength: 3 }),
      }),
      fc.record({
        type: fc.constant("table" as const),
        header: fc.option(fc.array(tie("inlines"), { maxLength: 4 })),
        rows: fc.array(fc.array(tie("inlines"), { maxLength: 4 }), { maxLength: 4 }),
      }),
      fc.record({
        type: fc.constant("clause" as const),
        id,
        number,
        norms: fc.array(norm, { maxLength: 2 }),
        children: tie("blocks"),
        own: fc.option(fc.constantFrom("added" as const, "replaced" as const), { nil: undefined }),
      }),
      fc.record({
        type: fc.constant("list" as const),
        items: fc.array(tie("blocks"), { maxLength: 3 }),
      }),
    ),
    { maxLength: 5, depthIdentifier: "block" },
  ),
}));

export const arbitraryTree: fc.Arbitrary<DocumentTree> = fc.record({
  version: fc.constant(1 as const),
  documentType: fc.constant("privacy" as const),
  title: someText,
  date: fc.constant("2026-11-21"),
  revision: fc.constant("r"),
  blocks,
  laws: fc.constant([]),
});
