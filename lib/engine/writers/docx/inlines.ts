import {
  Bookmark,
  ExternalHyperlink,
  HighlightColor,
  InternalHyperlink,
  type ParagraphChild,
  TextRun,
} from "docx";
import type { Inline } from "@/lib/engine/tree/document";
import { PlainRun } from "@/lib/engine/writers/docx/plain";
import { type Run, toRuns } from "@/lib/engine/writers/runs";

/** Names of bookmarks by the id of their heading or clause: Word takes 40 letters and no dashes. */
export type Bookmarks = ReadonlyMap<string, string>;

export function bookmarkNames(targets: Iterable<string>): Bookmarks {
  return new Map([...targets].map((target, index) => [target, `p_${index + 1}`]));
}

/** The runs of a paragraph; neighbours of one link share its field, so that a click works anywhere. */
export function writeInlines(inlines: readonly Inline[], bookmarks: Bookmarks): ParagraphChild[] {
  const children: ParagraphChild[] = [];
  const runs = toRuns(inlines);
  for (let index = 0; index < runs.length; ) {
    const { link, target } = runs[index] as Run;
    let end = index + 1;
    while (end < runs.length && runs[end]?.link === link && runs[end]?.target === target) end += 1;
    const group = runs.slice(index, end);
    const anchor = target === null ? undefined : bookmarks.get(target);
    if (link !== null) {
      children.push(new ExternalHyperlink({ link, children: group.flatMap(linkRuns) }));
    } else if (anchor !== undefined) {
      children.push(new InternalHyperlink({ anchor, children: group.flatMap(textRuns) }));
    } else {
      children.push(...group.flatMap(textRuns));
    }
    index = end;
  }
  return children;
}

/** Marks a paragraph as the target of references. */
export function bookmarked(
  id: string,
  children: ParagraphChild[],
  bookmarks: Bookmarks,
): ParagraphChild[] {
  const name = bookmarks.get(id);
  return name === undefined ? children : [new Bookmark({ id: name, children })];
}

const textRuns = (run: Run) => runLines(run);
const linkRuns = (run: Run) => runLines(run, "Hyperlink");

function runLines(run: Run, style?: string): TextRun[] {
  const isPlain = style === undefined && !run.strong && !run.emphasis && !run.blank;
  if (isPlain && !run.text.includes("\n")) return [new PlainRun(run.text)];
  return run.text.split("\n").map(
    (text, index) =>
      new TextRun({
        text,
        style,
        bold: run.strong || undefined,
        italics: run.emphasis || undefined,
        highlight: run.blank ? HighlightColor.YELLOW : undefined,
        break: index > 0 ? 1 : undefined,
      }),
  );
}
