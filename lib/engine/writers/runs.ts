import { never } from "@/lib/core/invariant";
import type { Inline } from "@/lib/engine/tree/document";
import { safeLink } from "@/lib/engine/writers/safe-link";
import { blankText, printable, printableLine } from "@/lib/engine/writers/written-form";

/**
 * A stretch of text with one look, for formats that know no nested inlines (DOCX, PDF). `text` may
 * hold `\n`: the line breaks of an answer of several lines.
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

/** Words of a writer's own: a number, a label. */
export function plainRun(text: string): Run {
  return { ...plain, text };
}

/** Flattens inlines into runs, in order. */
export function toRuns(inlines: readonly Inline[], look: Omit<Run, "text"> = plain): Run[] {
  return inlines.flatMap((inline) => runsOf(inline, look)).filter((run) => run.text !== "");
}

function runsOf(inline: Inline, look: Omit<Run, "text">): Run[] {
  switch (inline.type) {
    case "text":
      return [{ ...look, text: onOneLine(printable(inline.text)) }];
    case "strong":
      return toRuns(inline.children, { ...look, strong: true });
    case "emphasis":
      return toRuns(inline.children, { ...look, emphasis: true });
    case "link":
      return toRuns(inline.children, { ...look, link: safeLink(inline.url) });
    case "value":
      return [{ ...look, text: printable(inline.text) }];
    case "blank":
      return [{ ...look, text: blankText(inline.hint), blank: true }];
    case "lawReference":
      return [{ ...look, text: printableLine(inline.text) }];
    case "clauseReference":
      return [{ ...look, text: printableLine(inline.text), target: inline.target }];
    default:
      return never(inline, "inline");
  }
}

/** The words of inlines without any look: those of `toRuns`, for whoever needs no more. */
export function plainText(inlines: readonly Inline[]): string {
  let text = "";
  for (const inline of inlines) {
    switch (inline.type) {
      case "text":
        text += onOneLine(printable(inline.text));
        break;
      case "strong":
      case "emphasis":
      case "link":
        text += plainText(inline.children);
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
        never(inline, "inline");
    }
  }
  return text;
}

/** Most text has no line ends: then it is handed on as it is. */
const onOneLine = (text: string): string => (text.includes("\n") ? text.replace(/\n/g, " ") : text);
