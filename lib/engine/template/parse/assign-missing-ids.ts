/**
 * Names for sections and clauses that the template gives none. An owner's custom clause is kept by the name
 * of its place, so a name comes from the words at that place and not from the order: an edit elsewhere
 * in the template must not move it.
 */

import { toRevision } from "@/lib/core/revision";
import type {
  ClauseBlock,
  TemplateBlock,
  TemplateInline,
} from "@/lib/engine/template/language/nodes";
import { walkTemplate } from "@/lib/engine/template/language/walk-template";

const idPattern = /^(section|clause)-[0-9a-f]{8}(-\d+)?$/;

/** True for an id that this module generated. */
export const isGeneratedId = (id: string): boolean => idPattern.test(id);

/** Fills in every empty id; equal names get «-2», «-3» in the order of the text. */
export function assignMissingIds(blocks: TemplateBlock[]): void {
  const taken = new Map<string, number>();
  walkTemplate(blocks, (block) => {
    if ((block.type !== "section" && block.type !== "clause") || block.id !== "") return;
    const words = block.type === "section" ? wordsOf(block.children) : leadOf(block);
    const name = `${block.type}-${toRevision([words]).slice(0, 8)}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    block.id = count === 1 ? name : `${name}-${count}`;
  });
}

/** For a clause the paragraph next to its number: lines of its lists come and go. */
function leadOf({ children: [first] }: ClauseBlock): string {
  return first?.type === "paragraph" ? wordsOf(first.children) : "";
}

/** Letters and digits only: punctuation, marks and citations may be mended without a new name. */
function wordsOf(inlines: TemplateInline[]): string {
  return inlines
    .map((inline): string => {
      switch (inline.type) {
        case "text":
          return inline.text;
        case "fact":
          return inline.path;
        case "strong":
        case "emphasis":
        case "link":
        case "factLink":
          return wordsOf(inline.children);
        default:
          return " ";
      }
    })
    .join(" ")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
