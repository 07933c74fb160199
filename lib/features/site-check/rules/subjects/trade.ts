/** What a shop tells its buyers before they pay. */
import type { LinkKind } from "@/lib/features/site-check/detect/detected/detected-site";
import type { FindingStatus } from "@/lib/features/site-check/rules/rule/finding";
import {
  norm,
  type Rule,
  type RuleContext,
  seenAt,
} from "@/lib/features/site-check/rules/rule/rule";

export const tradeRules: readonly Rule[] = [
  {
    id: "offer-missing",
    title: "В магазине не видно оферты",
    why: "До покупки продавец сообщает условия договора: кто продаёт, что, за сколько, как доставят и вернут. Обычно это публичная оферта.",
    norms: [norm("ГК РФ", "ст. 437 п. 2"), norm("ЗоЗПП", "ст. 26.1 п. 2")],
    fine: null,
    fix: "Проверьте, где покупатель читает условия. Опубликуйте оферту и поставьте ссылку на неё в подвал и рядом с кнопкой заказа.",
    severity: "medium",
    find: (context) =>
      seenAt(shopSigns(context, "offer"), {
        status: absent(context),
        action: { kind: "offer", answers: context.answers },
      }),
  },
  {
    id: "return-missing",
    title: "В магазине не видно правил возврата",
    why: "Если не рассказать покупателю о возврате, срок отказа от товара, купленного на расстоянии, растёт с семи дней до трёх месяцев.",
    norms: [norm("ЗоЗПП", "ст. 26.1 п. 4")],
    fine: null,
    fix: "Проверьте, сказано ли о возврате в оферте или на отдельной странице. Если нет, опубликуйте правила возврата и поставьте ссылку в подвал.",
    severity: "medium",
    find: (context) =>
      seenAt(shopSigns(context, "return"), {
        status: absent(context),
        action: { kind: "return", answers: context.answers },
      }),
  },
];

/** What shows a shop, where no page links to the document. */
const shopSigns = ({ site: { shop, links } }: RuleContext, document: LinkKind) =>
  shop.isShop && !links.some(({ kind }) => kind === document)
    ? shop.signs.slice(0, 2).map(({ evidence }) => evidence)
    : [];

/** Not all pages were read: another may have it. */
const absent = ({ isPartlyRead }: RuleContext): FindingStatus =>
  isPartlyRead ? "byHand" : "inferred";
