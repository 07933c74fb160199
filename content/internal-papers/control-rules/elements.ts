/** The 22 elements of the rules of control: 152-ФЗ ст. 18.1 ч. 1 п. 4, ст. 22.1 ч. 4 п. 1, ст. 21 ч. 3, 3.1. */
import { type Element, value } from "@/content/documents/check/element";
import {
  asksAboutCookies,
  asksAboutDistribution,
  asksAboutForeignTransfer,
  asksAboutHealth,
  asksAboutMailings,
  asksAboutStaff,
  asksAboutWorkingAlone,
} from "@/content/internal-papers/check/control-questions";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

const company = (owner: PaperOwner) => owner.kind() === "company";
const named = (owner: PaperOwner) => owner.facts["responsible.name"] !== undefined;

export const elements: Element<PaperOwner>[] = [
  { id: "k-title", says: [/^Правила внутреннего контроля обработки/m, /УТВЕРЖДАЮ/] },
  {
    id: "k-operator",
    says: [value((facts) => facts["owner.name"]), value((facts) => facts["owner.inn"])],
  },
  {
    id: "k-against-what",
    says: [/по закону, требованиям к их защите, политике обработки.+и внутренним документам/],
  },
  { id: "k-checker-named", when: named, says: [value((facts) => facts["responsible.name"])] },
  {
    id: "k-checker-blank",
    when: (owner) => company(owner) && !named(owner),
    says: [/\(далее — Проверяющий\): \[указать: /],
    onlyThen: true,
  },
  {
    id: "k-checker-himself",
    when: (owner) => !company(owner) && !named(owner),
    says: [/Контроль проводит сам Оператор/],
    onlyThen: true,
  },
  {
    id: "k-staff",
    when: (owner) => owner.hasStaff(),
    says: [/Проверяющий вправе получать у работников/],
    onlyThen: true,
  },
  {
    id: "k-commission",
    when: (owner) => (owner.fact("paper.commission") as string[]).length > 0,
    says: [/Проверяющему помогает комиссия/, (owner) => owner.fact("paper.commission") as string[]],
    onlyThen: true,
  },
  { id: "k-planned", says: [/не реже раза в год/] },
  { id: "k-unplanned", says: [/Вне плана проверяют:/, /после утечки/, /по жалобе субъекта/] },
  { id: "k-act", says: [/Результат записывают в акт/, /хранят не меньше трёх лет/] },
  {
    id: "k-report",
    when: company,
    says: [/Акт представляют руководителю Оператора/],
    onlyThen: true,
  },
  { id: "k-unlawful", says: [/не позднее трёх рабочих дней/, /не позднее десяти рабочих дней/] },
  { id: "k-incident", says: [/за 24 часа об инциденте и за 72 часа/] },
  {
    id: "k-plan",
    says: [
      /^\d+\. План на год$/m,
      /Когда: I квартал/,
      /Когда: IV квартал/,
      /Проведено: дата, № акта/,
      /ответы даны в срок/,
      /срок которых истёк, уничтожены/,
      /Оценка вреда проведена/,
      /Формы Сайта собирают только те данные/,
    ],
  },
  asksAboutStaff("k-plan-staff"),
  asksAboutWorkingAlone("k-plan-alone"),
  asksAboutCookies("k-plan-cookies"),
  asksAboutMailings("k-plan-letters"),
  asksAboutForeignTransfer("k-plan-abroad"),
  asksAboutDistribution("k-plan-distribution"),
  asksAboutHealth("k-plan-health"),
];
