import type { Inline } from "@/lib/engine/tree/document";
import {
  bookmark,
  escapeXml,
  hyperlink,
  lineBreak,
  runText,
  textRun,
  type WordXml,
} from "@/lib/engine/writers/docx/xml";
import { type Run, toRuns } from "@/lib/engine/writers/shared/runs";

/** A target of references. Word limits its name to 40 letters without dashes. */
type Target = { name: string; number: number };
/** The bookmarks by the id of their heading or clause. */
export type Bookmarks = ReadonlyMap<string, Target>;

export function bookmarkNames(targets: Iterable<string>): Bookmarks {
  return new Map(
    [...targets].map((target, index) => [target, { name: `p_${index + 1}`, number: index + 1 }]),
  );
}

/** The addresses that a document links to: Word stores them outside of the text, one entry for each. */
export class OuterLinks {
  private readonly ids = new Map<string, string>();

  idOf(address: string): string {
    const id = this.ids.get(address) ?? `link${this.ids.size + 1}`;
    this.ids.set(address, id);
    return id;
  }

  relationships(): string {
    const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink";
    return [...this.ids]
      .map(
        ([address, id]) =>
          `<Relationship Id="${id}" Type="${type}" Target="${escapeXml(address)}" TargetMode="External"/>`,
      )
      .join("");
  }
}

/** What the runs of a paragraph need from the rest of the document. */
export type RunContext = { bookmarks: Bookmarks; links: OuterLinks };

/** Writes the runs of a paragraph; adjacent runs of one link share its field, so that the whole link can be clicked. */
export function writeInlines(
  inlines: readonly Inline[],
  { bookmarks, links }: RunContext,
): WordXml[] {
  const children: WordXml[] = [];
  const runs = toRuns(inlines);
  for (let index = 0; index < runs.length; ) {
    const { link, target } = runs[index] as Run;
    let end = index + 1;
    while (end < runs.length && runs[end]?.link === link && runs[end]?.target === target) end += 1;
    const group = runs.slice(index, end);
    const anchor = target === null ? undefined : bookmarks.get(target)?.name;
    if (link !== null) {
      children.push(
        hyperlink(
          { id: links.idOf(link) },
          group.map((part) => runLines(part, true)),
        ),
      );
    } else if (anchor !== undefined) {
      children.push(
        hyperlink(
          { anchor },
          group.map((part) => runLines(part)),
        ),
      );
    } else {
      for (const part of group) children.push(runLines(part));
    }
    index = end;
  }
  return children;
}

/** Marks a paragraph as the target of references. */
export function bookmarked(id: string, children: WordXml[], bookmarks: Bookmarks): WordXml[] {
  const target = bookmarks.get(id);
  return target === undefined ? children : [bookmark(target.number, target.name, children)];
}

function runLines({ text, ...look }: Run, isLink = false): WordXml {
  const content = text.includes("\n")
    ? text.split("\n").map(runText).join(lineBreak)
    : runText(text);
  return textRun(content, { ...look, isLink });
}
