/** Whether the policy is there where data are asked for, and whether it opens. */
import type {
  DetectedForm,
  DetectedLink,
} from "@/lib/features/site-check/detect/detected/detected-site";
import type { UnreadReason } from "@/lib/features/site-check/fetch/connect/unread-error";
import type { FindingStatus } from "@/lib/features/site-check/rules/rule/finding";
import {
  norm,
  type Rule,
  type RuleContext,
  seenAt,
} from "@/lib/features/site-check/rules/rule/rule";

export const policyRules: readonly Rule[] = [
  {
    id: "policy-missing",
    title: "На странице с формой нет ссылки на политику обработки персональных данных",
    why: "Политику публикуют на каждой странице, где собирают данные: человек должен прочитать её до того, как отправит форму.",
    norms: [norm("152-ФЗ", "ст. 18.1 ч. 2")],
    fine: "3",
    fix: "Опубликуйте политику на своём сайте и поставьте ссылку на неё рядом с формой или в подвал каждой страницы.",
    severity: "high",
    find: ({ site, personalForms, isPartlyRead, answers }) => {
      const bare = personalForms.filter((form) => !hasPolicyLink(site.links, form));
      // A policy that is named and has no address may open in a window of the page.
      const named = bare.filter(namesPolicy);
      const unnamed = bare.filter((form) => !namesPolicy(form));
      const status: FindingStatus = isPartlyRead
        ? "byHand"
        : unnamed.length > 0
          ? "seen"
          : "inferred";
      return seenAt(
        [...unnamed, ...named].map(({ evidence }) => evidence),
        {
          status,
          action: { kind: "policy", answers },
          ...(unnamed.length === 0 && {
            title: "Политика упомянута у формы, но ссылки на неё не видно",
            fix: "Проверьте, открывается ли политика по нажатию. Ей нужен постоянный адрес на вашем сайте и обычная ссылка на него рядом с формой.",
          }),
        },
      );
    },
  },
  {
    id: "policy-unreachable",
    title: "Ссылка на политику не открывается",
    why: "К политике должен быть свободный доступ. Ссылка, по которой ничего нет, — то же, что её отсутствие.",
    norms: [norm("152-ФЗ", "ст. 18.1 ч. 2")],
    fine: "3",
    fix: "Проверьте ссылку: откройте её в браузере. Если страницы нет, опубликуйте политику и поправьте адрес в ссылке.",
    severity: "high",
    find: (context) =>
      policyLinks(context).flatMap(({ link, status }) =>
        seenAt([link.evidence], {
          status,
          ...(status !== "seen" && {
            severity: "medium",
            title: "Политику по ссылке прочитать не удалось",
            fix: "Проверьте, открывается ли ссылка в браузере без входа и без скачивания. Политика должна быть видна каждому.",
          }),
          action: { kind: "policy", answers: context.answers },
        }),
      ),
  },
];

const hasPolicyLink = (links: readonly DetectedLink[], { page }: DetectedForm) =>
  links.some(({ kind, pages }) => kind === "policy" && pages.includes(page));

const namesPolicy = ({ boxes, byButton }: DetectedForm) =>
  [...boxes, ...(byButton ? [byButton] : [])].some(({ purposes }) => purposes.includes("policy"));

/** Reasons that the check itself may have caused: its limits, robots.txt. They are not reported. */
const causedByCheck = new Set<UnreadReason>(["robots", "tooLarge", "notPublic"]);

/** The policies that were asked for and not read, and those that lead back to the first page. */
function policyLinks({ site, visited }: RuleContext) {
  const home = visited.pages[0]?.url;
  return site.links.flatMap((link): { link: DetectedLink; status: FindingStatus }[] => {
    if (link.kind !== "policy") return [];
    const unread = visited.unread.find(({ url }) => isSamePage(url, link.url));
    if (unread) {
      if (causedByCheck.has(unread.reason)) return [];
      return [{ link, status: unread.reason === "missing" ? "seen" : "byHand" }];
    }
    const read = visited.pages.find(({ requestedUrl }) => isSamePage(requestedUrl, link.url));
    const isSentHome =
      read && home && !isSamePage(read.requestedUrl, home) && isSamePage(read.url, home);
    return isSentHome ? [{ link, status: "inferred" }] : [];
  });
}

const isSamePage = (a: string, b: string) => plainUrl(a) === plainUrl(b);
const plainUrl = (url: string) => url.replace(/#.*$/s, "").replace(/\/$/, "");
