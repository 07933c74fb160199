import type { InlineCode, Nodes, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { typeset } from "@/lib/russian/screen-typography";

/**
 * Sets the words of a Markdown tree, in place. A word is judged with its neighbours across emphasis and
 * links: «о **согласии**» holds together as «о согласии» does. Code is left as it is.
 */
export function typesetMarkdown(tree: Nodes): void {
  visit(tree, (node) => {
    if (node.type !== "paragraph" && node.type !== "heading" && node.type !== "tableCell") return;
    const leaves: (Text | InlineCode | undefined)[] = [];
    visit(node, (inner) => {
      if (inner.type === "text") {
        // A line end of the source is a space of the page.
        inner.value = inner.value.replace(/\s*\n\s*/g, " ");
        leaves.push(inner);
      } else if (inner.type === "inlineCode") leaves.push(inner);
      else if (inner.type === "break") leaves.push(undefined);
    });
    leaves.forEach((leaf, index) => {
      if (leaf?.type !== "text") return;
      const before = leaves[index - 1]?.value.at(-1) ?? "";
      const after = leaves[index + 1]?.value[0] ?? "";
      leaf.value = typeset(leaf.value, before, after);
    });
    return SKIP;
  });
}
