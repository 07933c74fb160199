/** Typography of the template's words; what an owner typed is not touched. */
import type { Inline } from "@/lib/engine/tree/document";
import { opaque, typeset } from "@/lib/russian/typography";

export function setTypography(run: Inline[]): Inline[] {
  return setRun(run, "", "");
}

function setRun(run: Inline[], before: string, after: string): Inline[] {
  return run.map((inline, index) => {
    const previous = run[index - 1];
    const next = run[index + 1];
    const left = previous ? edge(previous, -1) : before;
    const right = next ? edge(next, 0) : after;
    switch (inline.type) {
      case "text":
        return { type: "text", text: typeset(inline.text, left, right) };
      case "lawReference":
        return { ...inline, text: typeset(inline.text, left, right) };
      case "strong":
      case "emphasis":
      case "link":
        return { ...inline, children: setRun(inline.children, left, right) };
      default:
        return inline;
    }
  });
}

/** The character at an end of an inline; for an answer only that there is one. */
function edge(inline: Inline, end: 0 | -1): string {
  switch (inline.type) {
    case "text":
      return inline.text.at(end) ?? "";
    case "strong":
    case "emphasis":
    case "link": {
      const child = inline.children.at(end);
      return child ? edge(child, end) : "";
    }
    default:
      return opaque;
  }
}
