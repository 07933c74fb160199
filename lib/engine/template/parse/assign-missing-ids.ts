/**
 * Generates ids for sections and clauses without one. A custom clause is stored with the id of its place, so a
 * generated id depends on the words at that place and not on its position: an edit elsewhere in the template must not
 * change it.
 */

import { fingerprintTexts } from "@/lib/core/text/text-fingerprint";
import type {
  ClauseBlock,
  TemplateBlock,
  TemplateInline,
} from "@/lib/engine/template/language/nodes";
import { walkTemplate } from "@/lib/engine/template/language/walk-template";

const idPattern = /^(section|clause)-[0-9a-f]{8}(-\d+)?$/;

/** True for an id that this module generated. */
export const isGeneratedId = (id: string): boolean => idPattern.test(id);

/** Fills in every empty id; equal ids get «-2», «-3» in the order of the text. */
export function assignMissingIds(blocks: TemplateBlock[]): void {
  const idCounts = new Map<string, number>();
  walkTemplate(blocks, (block) => {
    if ((block.type !== "section" && block.type !== "clause") || block.id !== "") return;
    const text = block.type === "section" ? wordsOf(block.children) : leadOf(block);
    const name = `${block.type}-${fingerprintTexts([text]).slice(0, 8)}`;
    const count = (idCounts.get(name) ?? 0) + 1;
    idCounts.set(name, count);
    block.id = count === 1 ? name : `${name}-${count}`;
  });
}

/** For a clause the paragraph next to its number: its list items may change. */
function leadOf({ children: [first] }: ClauseBlock): string {
  return first?.type === "paragraph" ? wordsOf(first.children) : "";
}

/** Letters and digits only: corrections of punctuation, markup and citations must not change the id. */
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
