/** Products of Meta Platforms Inc., whose activity a court has forbidden in Russia. */
import {
  norm,
  placeWithoutNotice,
  type Rule,
  seenAt,
} from "@/lib/features/site-check/rules/rule/rule";

const decision = norm("решение от 21.03.2022", "");

export const bannedRules: readonly Rule[] = [
  {
    id: "meta-product",
    title: "На сайте работает продукт Meta",
    why: "Meta Platforms Inc. признана экстремистской организацией, её деятельность в России запрещена. Реклама на её площадках запрещена с 1 сентября 2025 года. Код на странице передаёт ей сведения о посетителях.",
    norms: [norm("38-ФЗ", "ст. 5 ч. 10.7"), decision],
    fine: null,
    fix: "Удалите код Meta со всех страниц: пиксель, виджеты, вставки из Instagram. Если код ставит менеджер тегов, удалите его и там.",
    severity: "high",
    find: ({ used }) => {
      const found = used.filter(({ service }) => service.follows.includes("banned"));
      return seenAt(
        found.map(({ detected }) => placeWithoutNotice(detected)),
        {
          services: found.map(({ service }) => service.key),
          status: found.some(({ detected }) => detected.status === "seen") ? "seen" : "inferred",
        },
      );
    },
  },
  {
    id: "banned-network-unmarked",
    title: "Ссылка на запрещённую соцсеть без пометки",
    why: "Facebook, Instagram и Threads принадлежат Meta Platforms Inc. Упоминая организацию, признанную экстремистской, говорят о запрете.",
    norms: [norm("КоАП РФ", "ст. 13.15 ч. 2"), decision],
    fine: null,
    fix: "Проверьте, нужна ли ссылка. Если нужна, напишите рядом: «принадлежит Meta Platforms Inc., деятельность которой запрещена в России как экстремистская».",
    severity: "medium",
    find: ({ site: { networkLinks } }) =>
      seenAt(
        networkLinks.filter(({ hasMark }) => hasMark === false).map(({ evidence }) => evidence),
      ),
  },
];
