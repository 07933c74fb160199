import { assertNever } from "@/lib/core/invariant";
import type { Inline } from "@/lib/engine/tree/document";
import { safeLink } from "@/lib/engine/writers/shared/safe-link";
import { blankText, printable, printableLine } from "@/lib/engine/writers/shared/written-form";
import { bindNames } from "@/lib/russian/typography";

/**
 * A stretch of text with one look, for formats without nested inlines (DOCX, PDF). `text` may contain `\n`: the line
 * breaks of an answer of several lines.
 */
export type Run = {
  text: string;
  strong: boolean;
  emphasis: boolean;
  blank: boolean;
  /** A safe address, or null. */
  link: string | null;
  /** The id of the heading or clause that the run refers to, or null. */
  target: string | null;
};

const plain: Omit<Run, "text"> = {
  strong: false,
  emphasis: false,
  blank: false,
  link: null,
  target: null,
};

/** A run of the writer's own words: a number, a label. */
export function plainRun(text: string): Run {
  return { ...plain, text };
}

/**
 * Flattens inlines into runs, in order. Adjacent ones with the same look are joined: the template's words, an answer
 * and a citation look alike, and each run costs a writer as much as a whole sentence.
 */
export function toRuns(inlines: readonly Inline[]): Run[] {
  const runs: Run[] = [];
  addRuns(runs, inlines, plain);
  return runs;
}

type Look = Omit<Run, "text">;

function addRuns(runs: Run[], inlines: readonly Inline[], look: Look): void {
  for (const inline of inlines) {
    switch (inline.type) {
      case "text":
        addRun(runs, withoutLineEnds(printable(inline.text)), look);
        break;
      case "strong":
        addRuns(runs, inline.children, { ...look, strong: true });
        break;
      case "emphasis":
        addRuns(runs, inline.children, { ...look, emphasis: true });
        break;
      case "link":
        addRuns(runs, inline.children, { ...look, link: safeLink(inline.url) });
        break;
      case "value":
        addRun(runs, bindNames(printable(inline.text)), look);
        break;
      case "blank":
        addRun(runs, blankText(inline.hint), { ...look, blank: true });
        break;
      case "lawReference":
        addRun(runs, printableLine(inline.text), look);
        break;
      case "clauseReference":
        addRun(runs, printableLine(inline.text), { ...look, target: inline.target });
        break;
      default:
        assertNever(inline, "inline");
    }
  }
}

function addRun(runs: Run[], text: string, look: Look): void {
  if (text === "") return;
  const last = runs.at(-1);
  if (last && looksAlike(last, look)) last.text += text;
  else runs.push({ ...look, text });
}

function looksAlike(a: Look, b: Look): boolean {
  return (
    a.strong === b.strong &&
    a.emphasis === b.emphasis &&
    a.blank === b.blank &&
    a.link === b.link &&
    a.target === b.target
  );
}

/** The words of inlines without formatting, as `toRuns` returns them. */
export function printedText(inlines: readonly Inline[]): string {
  let text = "";
  for (const inline of inlines) {
    switch (inline.type) {
      case "text":
        text += withoutLineEnds(printable(inline.text));
        break;
      case "strong":
      case "emphasis":
      case "link":
        text += printedText(inline.children);
        break;
      case "value":
        text += printable(inline.text);
        break;
      case "blank":
        text += blankText(inline.hint);
        break;
      case "lawReference":
      case "clauseReference":
        text += printableLine(inline.text);
        break;
      default:
        assertNever(inline, "inline");
    }
  }
  return text;
}

/** Most text has no line ends and is returned unchanged. */
export const withoutLineEnds = (text: string): string =>
  text.includes("\n") ? text.replace(/\n/g, " ") : text;
