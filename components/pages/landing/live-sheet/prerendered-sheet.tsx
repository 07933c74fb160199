import { formatMarginNorms } from "@/components/features/documents/clause-norms";
import { initialSwitches, shopAnswers } from "@/components/pages/landing/live-sheet/shop-answers";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import type { Block } from "@/lib/engine/tree/document";
import { writeHtml } from "@/lib/engine/writers/html";
import { shippedSource } from "@/lib/platform/content/templates";

const gap: Block = { type: "paragraph", children: [{ type: "text", text: "…" }] };

/**
 * The excerpt: the document's beginning and, if the screen has room, the retention terms. Each part ends after a whole
 * clause with its norm.
 */
function excerpt(blocks: Block[]): { beginning: Block[]; more: Block[] } {
  const section = (id: string) =>
    blocks.findIndex((block) => block.type === "heading" && block.id === id);
  const [general, destruction] = [section("general"), section("destruction")];
  return {
    beginning: [...blocks.slice(0, general + 2), gap],
    more: [...blocks.slice(destruction, destruction + 2), gap],
  };
}

/** The beginning of a real policy, written by the engine at build time, with norms in its margin. */
export async function PrerenderedSheet() {
  const edition = { date: toMoscowDate(new Date()), edition: 1, mode: "preview" } as const;
  const source = await shippedSource("privacy");
  const { tree } = writeDocument(source, shopAnswers(initialSwitches), edition);
  const { beginning, more } = excerpt(tree.blocks);
  const write = (blocks: Block[]) =>
    formatMarginNorms(writeHtml({ ...tree, blocks }, { idPrefix: "sheet-", titleLevel: 2 }));
  return (
    <div
      lang="ru"
      className="document document-norms document-margin document-draft text-sm"
      // The writer escapes all text by construction (lib/engine/writers/html/element.ts).
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{
        __html: `${write(beginning)}<div class="max-sm:hidden">${write(more)}</div>`,
      }}
    />
  );
}
