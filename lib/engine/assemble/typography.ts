/** Typography of the template's words; what an owner typed is not touched. */
import type { Inline } from "@/lib/engine/tree/document";
import { opaque, typeset } from "@/lib/russian/typography";

export function setTypography(run: Inline[]): Inline[] {
  return setRun(run, "", "");
}

function setRun(run: Inline[], before: string, after: string): Inline[] {
  const set: Inline[] = [];
  let left = before;
  for (let index = 0; index < run.length; index++) {
    const inline = run[index] as Inline;
    const next = run[index + 1];
    set.push(setInline(inline, left, next ? edge(next, 0) : after));
    if (next) left = edge(inline, -1);
  }
  return set;
}

function setInline(inline: Inline, left: string, right: string): Inline {
  switch (inline.type) {
    case "text": {
      const text = typeset(inline.text, left, right);
      return text === inline.text ? inline : { type: "text", text };
    }
    case "lawReference":
      return { ...inline, text: typeset(inline.text, left, right) };
    case "strong":
    case "emphasis":
    case "link":
      return { ...inline, children: setRun(inline.children, left, right) };
    default:
      return inline;
  }
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
