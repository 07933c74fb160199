import { setNormsForMargin } from "@/components/documents/clause-norms";
import { loadTemplate } from "@/lib/content/templates";
import { toMoscowDate } from "@/lib/core/moscow-time";
import { assemble } from "@/lib/engine/assemble/assemble";
import type { AnswersDraft } from "@/lib/engine/facts/draft";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import type { Block } from "@/lib/engine/tree/document";
import { writeHtml } from "@/lib/engine/writers/html";

/** A made-up sole trader who sells honey. */
const shop: AnswersDraft = {
  ownerType: "legal",
  companyName: "ИП Иванов Иван Иванович",
  websiteUrl: "мёд-алтая.рф",
  contactEmail: "ivanov@мёд-алтая.рф",
  inn: "220401234533",
  ogrn: "324220000012342",
  legalAddress: "659300, Алтайский край, г. Бийск, ул. Ленина, д. 10",
  industry: "retail",
  processingPurposes: ["order_processing", "delivery", "payment", "newsletter"],
  dataTypesCollected: ["full_name", "email", "phone", "address"],
  dataRetentionPeriod: "3-years",
  consentWithdrawalMethod: ["email"],
};

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
export async function HeroSheet() {
  const { template, laws } = await loadTemplate("privacy");
  const date = toMoscowDate(new Date());
  const tree = assemble(template, toFacts(shop, { date, edition: 1 }), {
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
    <figure>
      <figcaption className="sr-only">
        Начало политики обработки персональных данных, составленной для вымышленного магазина мёда
      </figcaption>
      <div className="relative max-h-[30rem] overflow-clip rounded-sm border border-line bg-sheet px-5 pt-7 shadow-sheet sm:max-h-[42rem] sm:px-9 sm:pt-10">
        <div
          lang="ru"
          className="document document-norms document-margin document-draft text-sm"
          // Our writer escapes every text by construction (lib/engine/writers/html/element.ts).
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
          dangerouslySetInnerHTML={{ __html: setNormsForMargin(markup) }}
        />
        <div
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-28 bg-linear-to-t from-sheet to-transparent"
        />
      </div>
    </figure>
  );
}
