/** Whether the owner's ИНН and ОГРН are there, right, and the same on all pages. */
import type {
  DetectedRequisite,
  Evidence,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { evidenceOf, norm, type Rule, seenAt } from "@/lib/features/site-check/rules/rule/rule";

const owner = norm("149-ФЗ", "ст. 10 ч. 2");
const seller = norm("ЗоЗПП", "ст. 9 п. 1");

export const ownerRules: readonly Rule[] = [
  {
    id: "requisites-missing",
    title: "На прочитанных страницах нет ИНН и ОГРН владельца",
    why: "Посетитель должен понимать, кому отдаёт данные и у кого покупает. Продавец сообщает своё название, адрес и номер государственной регистрации.",
    norms: [owner, seller],
    fine: null,
    fix: "Проверьте, указан ли на сайте его владелец. Проще всего написать в подвале название, ИНН, ОГРН или ОГРНИП и адрес. У человека без статуса ИП ОГРН нет: достаточно имени и контактов.",
    severity: "low",
    find: ({ site, personalForms, used, isPartlyRead }) => {
      if (site.requisites.length > 0) return [];
      // A form of another service collects data for the owner too.
      const asking = used.filter(
        ({ service }) => service.category === "forms" && service.purposes.includes("feedback"),
      );
      const places: (Evidence | undefined)[] = [
        ...(site.shop.isShop ? site.shop.signs.map(({ evidence }) => evidence) : []),
        ...personalForms.map(({ evidence }) => evidence),
        ...asking.map(({ detected }) => evidenceOf(detected)),
      ];
      const isSeller = site.shop.isShop && !isPartlyRead;
      return seenAt(places.slice(0, 2), {
        status: isSeller ? "inferred" : "byHand",
        ...(isSeller && { severity: "medium" }),
      });
    },
  },
  {
    id: "requisites-invalid",
    title: "В реквизитах ошибка",
    why: "В ИНН и ОГРН последние цифры — контрольные. Здесь они не сходятся: в номере опечатка.",
    norms: [owner, seller],
    fine: null,
    fix: "Проверьте номер по выписке из ЕГРЮЛ или ЕГРИП и исправьте его на всех страницах и в документах.",
    severity: "medium",
    find: ({ site: { requisites } }) =>
      seenAt(
        requisites
          .filter(({ problem }) => problem !== undefined)
          .flatMap(({ evidence }) => evidence.slice(0, 1)),
      ),
  },
  {
    id: "requisites-differ",
    title: "На страницах разные реквизиты",
    why: "Если в подвале один владелец, а в политике другой, непонятно, кто отвечает за данные. Так бывает, когда документ взяли с чужого сайта.",
    norms: [owner, norm("152-ФЗ", "ст. 18.1 ч. 2")],
    fine: null,
    fix: "Проверьте, чьи это номера. Оставьте реквизиты владельца сайта, одни и те же на всех страницах и в документах.",
    severity: "medium",
    find: ({ site: { requisites, links }, answers }) => {
      const pair = findPair(requisites);
      if (!pair) return [];
      const documents = new Set(links.map(({ url }) => url));
      const isInDocument = pair.some(({ evidence }) =>
        evidence.every(({ url }) => documents.has(url)),
      );
      return seenAt(
        pair.map(({ evidence }) => evidence[0]),
        // Elsewhere it may be a partner, a shop of a chain.
        {
          status: isInDocument ? "seen" : "inferred",
          action: { kind: "policy", answers },
        },
      );
    },
  },
];

/**
 * Two right numbers of one kind that no page has both of: a page with both names somebody else in addition to the
 * owner.
 */
function findPair(requisites: readonly DetectedRequisite[]) {
  const right = requisites.filter(({ problem }) => problem === undefined);
  for (const item of right) {
    const pages = new Set(item.evidence.map(({ url }) => url));
    const other = right.find(
      ({ kind, value, evidence }) =>
        kind === item.kind && value !== item.value && evidence.every(({ url }) => !pages.has(url)),
    );
    if (other) return [item, other];
  }
  return undefined;
}
