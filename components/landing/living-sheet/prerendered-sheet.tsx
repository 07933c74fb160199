import { setNormsForMargin } from "@/components/documents/clause-norms";
import { firstSwitches, shopAnswers } from "@/components/landing/living-sheet/shop-answers";
import { loadTemplate } from "@/lib/content/templates";
import { toMoscowDate } from "@/lib/core/moscow-time";
import { assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { Block } from "@/lib/engine/tree/document";
import { writeHtml } from "@/lib/engine/writers/html";

/** What of the document stands on the sheet: its beginning, a gap, the first of its purposes. */
function excerpt(blocks: Block[]): Block[] {
  const section = (id: string) =>
    blocks.findIndex((block) => block.type === "heading" && block.id === id);
  const general = section("general");
  const purposes = section("purposes");
  return [
    ...blocks.slice(0, general + 2),
    { type: "paragraph", children: [{ type: "text", text: "…" }] },
    ...blocks.slice(purposes, purposes + 1),
    ...blocks.slice(purposes + 2, purposes + 3),
  ];
}

/** A sheet of a real policy, written by our engine when the site is built, norms in its margin. */
export async function PrerenderedSheet() {
  const { template, laws } = await loadTemplate("privacy");
  const date = toMoscowDate(new Date());
  const tree = assemble(template, toFacts(shopAnswers(firstSwitches), { date, edition: 1 }), {
    documentType: "privacy",
    date,
    mode: "preview",
    laws,
    vocabulary: factsVocabulary,
  });
  const markup = writeHtml(
    { ...tree, blocks: excerpt(tree.blocks) },
    { idPrefix: "sheet-", titleLevel: 2 },
  );
  return (
    <div
      lang="ru"
      className="document document-norms document-margin document-draft text-sm"
      // Our writer escapes every text by construction (lib/engine/writers/html/element.ts).
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: setNormsForMargin(markup) }}
    />
  );
}
