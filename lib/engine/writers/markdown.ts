import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, TableRow } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { type ConstructName, type Options, toMarkdown } from "mdast-util-to-markdown";
import { assertNever } from "@/lib/core/invariant";
import type { Block, Inline, List, Table, TextTree } from "@/lib/engine/tree/document";
import { plainRun, type Run, toRuns } from "@/lib/engine/writers/shared/runs";
import {
  numberLabel,
  requisiteLabel,
  splitClause,
  tableGrid,
} from "@/lib/engine/writers/shared/written-form";

type Content = BlockContent | DefinitionContent;

/** Addresses, in which nothing is markup. */
const inAddress: ConstructName[] = ["autolink", "destinationLiteral", "destinationRaw"];
const inText = { inConstruct: "phrasing", notInConstruct: inAddress } as const;
/** The rest of a bare address that contains a character we would have to escape. */
const escapedInAddress = "\\S*(?:_|[^\\sа-яё\\w./:?=%#,;@()-])";

/**
 * What GitHub reads as markup beyond the patterns of the serialiser: ~strike~, $formula$, :emoji:, and bare addresses,
 * in which a backslash would be part of the address: those must not be recognised.
 */
const alsoUnsafe: Options["unsafe"] = [
  { character: "~", ...inText },
  { character: "$", ...inText },
  // A mail address would include the `_` before it: «_a@ex.ru_» would not be emphasised.
  { character: "@", before: "[\\w.+-]", after: "\\w", inConstruct: ["emphasis", "strong"] },
  // A lookahead only: a match must not consume the next address.
  { character: ":", after: "(?=[a-z+-][\\w+-]*:)", ...inText },
  { character: ":", before: "[ps]", after: `(?=\\/\\/${escapedInAddress})`, ...inText },
  { character: ".", before: "[Ww]", after: `(?=${escapedInAddress})`, ...inText },
];

/**
 * Writes the document as Markdown (CommonMark with GitHub's tables). Numbers are printed as text: clauses are
 * paragraphs, since Markdown's own lists have no «1.1.» and would renumber. Every character that Markdown would read as
 * markup is escaped, so that the rendered page has the same words.
 */
export function writeMarkdown(tree: TextTree): string {
  return toMarkdown(
    { type: "root", children: writeBlocks(tree.blocks) },
    {
      bullet: "-",
      emphasis: "*",
      rule: "-",
      extensions: [gfmTableToMarkdown({ tableCellPadding: true, tablePipeAlign: false })],
      unsafe: alsoUnsafe,
    },
  );
}

function writeBlocks(blocks: readonly Block[]): Content[] {
  return blocks.flatMap(writeBlock);
}

function writeBlock(block: Block): Content[] {
  switch (block.type) {
    case "heading":
      return [
        {
          type: "heading",
          depth: block.level,
          children: oneLine(labelled(block.number && numberLabel(block.number), block.children)),
        },
      ];
    case "clause": {
      const { lead, rest } = splitClause(block);
      return [...paragraph(labelled(numberLabel(block.number), lead)), ...writeBlocks(rest)];
    }
    case "paragraph":
      return paragraph(toRuns(block.children));
    case "list":
      return writeList(block);
    case "table":
      return writeTable(block);
    case "requisites": {
      const runs = block.rows.map((row) => labelled(requisiteLabel(row.label), row.value));
      return paragraph(runs.flatMap((row, index) => (index === 0 ? row : [lineBreak, ...row])));
    }
    case "pageBreak":
      return [{ type: "thematicBreak" }];
    default:
      return assertNever(block, "block");
  }
}

/** Writes a list without its empty items, or nothing: an empty bullet would join what follows. */
function writeList(list: List): Content[] {
  const children = list.items
    .map((item): ListItem => {
      const content = writeBlocks(item);
      return { type: "listItem", spread: content.length > 1, children: content };
    })
    .filter((item) => item.children.length > 0);
  if (children.length === 0) return [];
  return [{ type: "list", ordered: false, spread: false, children }];
}

/** Markdown has no table without a header row: ours then gets an empty one. */
function writeTable(table: Table): Content[] {
  const { columns, header, rows } = tableGrid(table);
  if (columns === 0) return [];
  if (table.approval) {
    const runs = rows.flat().map((cell) => toRuns(cell));
    return paragraph(runs.flatMap((row, index) => (index === 0 ? row : [lineBreak, ...row])));
  }
  const writeRow = (row: Inline[][]): TableRow => ({
    type: "tableRow",
    children: row.map((cell) => ({ type: "tableCell", children: oneLine(toRuns(cell)) })),
  });
  const emptyRow = Array.from({ length: columns }, () => []);
  return [{ type: "table", children: [header ?? emptyRow, ...rows].map(writeRow) }];
}

const lineBreak = plainRun("\n");

function labelled(label: string | null, inlines: readonly Inline[]): Run[] {
  return [...(label ? [plainRun(`${label} `)] : []), ...toRuns(inlines)];
}

/** Omits a paragraph without words: at the start of a list item an empty one turns what follows into code. */
function paragraph(runs: readonly Run[]): Content[] {
  const children = phrasing(runs);
  return children.length > 0 ? [{ type: "paragraph", children }] : [];
}

/** Headings and cells end with their line. */
function oneLine(runs: readonly Run[]): PhrasingContent[] {
  return phrasing(runs.map((run) => ({ ...run, text: run.text.replace(/\n/g, " ") })));
}

function phrasing(runs: readonly Run[]): PhrasingContent[] {
  return trimmed(merged(runs)).flatMap((run) => {
    // «**word **» is not strong in Markdown: spaces at the ends of a marked run go outside.
    const [, before = "", text = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? [];
    if (text === "") return withBreaks(run.text);
    return [...withBreaks(before), ...marked(run, withBreaks(text)), ...withBreaks(after)];
  });
}

function marked(run: Run, content: PhrasingContent[]): PhrasingContent[] {
  let children = content;
  if (run.emphasis) children = [{ type: "emphasis", children }];
  if (run.strong) children = [{ type: "strong", children }];
  // Links are never nested: toRuns gives each run at most one.
  if (run.link !== null) children = [{ type: "link", url: run.link, children: children as [] }];
  return children;
}

/** Joins adjacent runs with the same look: «**a****b**» would not be strong. */
function merged(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (
      last &&
      last.strong === run.strong &&
      last.emphasis === run.emphasis &&
      last.link === run.link
    ) {
      result[result.length - 1] = { ...last, text: last.text + run.text };
    } else {
      result.push(run);
    }
  }
  return result;
}

/** Removes spaces and breaks at the ends of a paragraph: the serialiser would write them as references. */
function trimmed(runs: Run[]): Run[] {
  const result = [...runs];
  const [first] = result;
  if (first) result[0] = { ...first, text: first.text.trimStart() };
  const last = result.at(-1);
  if (last) result[result.length - 1] = { ...last, text: last.text.trimEnd() };
  return result;
}

function withBreaks(text: string): PhrasingContent[] {
  return text
    .split("\n")
    .flatMap((line, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{ type: "break" } as const]),
      ...(line === "" ? [] : [{ type: "text", value: line } as const]),
    ]);
}
