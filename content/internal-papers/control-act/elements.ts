/** The 21 elements of the act: 152-ФЗ ст. 18.1 ч. 1 п. 4, ст. 22.1 ч. 2, ч. 4 п. 1. */
import { type Element, value } from "@/content/documents/check/element";
import {
  asksAboutCookies,
  asksAboutDistribution,
  asksAboutForeignTransfer,
  asksAboutHealth,
  asksAboutMailings,
  asksAboutStaff,
  asksAboutStaffData,
  asksAboutVideo,
  asksAboutWorkingAlone,
} from "@/content/internal-papers/check/control-questions";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

const company = (owner: PaperOwner) => owner.kind() === "company";
const named = (owner: PaperOwner) => owner.facts["responsible.name"] !== undefined;

export const elements: Element<PaperOwner>[] = [
  { id: "t-title", says: [/^Акт внутреннего контроля обработки персональных данных$/m] },
  {
    id: "t-operator",
    says: [value((facts) => facts["owner.name"]), value((facts) => facts["owner.inn"])],
  },
  {
    id: "t-place-and-number",
    says: [/дата/, /номер/, (owner) => [String(owner.said("city") ?? "[указать: город]")]],
  },
  { id: "t-against-what", says: [/соответствует ли обработка персональных данных закону/] },
  { id: "t-period", says: [/За какой период/, /Плановая или внеплановая/] },
  { id: "t-checker-named", when: named, says: [value((facts) => facts["responsible.name"])] },
  {
    id: "t-checker-blank",
    when: (owner) => company(owner) && !named(owner),
    says: [/Проверил ответственный за организацию обработки персональных данных: \[указать: /],
    onlyThen: true,
  },
  {
    id: "t-checker-himself",
    when: (owner) => !company(owner) && !named(owner),
    says: [/Проверил сам Оператор или тот, кому он это поручил/],
    onlyThen: true,
  },
  {
    id: "t-commission",
    when: (owner) => (owner.fact("paper.commission") as string[]).length > 0,
    says: [
      /В проверке участвовала комиссия/,
      (owner) =>
        (owner.fact("paper.commission") as string[]).map((name) => `Член комиссии: ${name}`),
    ],
    onlyThen: true,
  },
  {
    id: "t-questions",
    says: [
      /Так ли это: да или что не так/,
      /ответы даны в срок/,
      /ч\. 2 ст\. 18\.1 Закона о персональных данных/,
      /Оценка вреда проведена/,
    ],
  },
  asksAboutStaff("t-staff"),
  asksAboutWorkingAlone("t-alone"),
  asksAboutStaffData("t-staff-data"),
  asksAboutVideo("t-video"),
  asksAboutCookies("t-cookies"),
  asksAboutMailings("t-letters"),
  asksAboutForeignTransfer("t-abroad"),
  asksAboutDistribution("t-distribution"),
  asksAboutHealth("t-health"),
  {
    id: "t-measures",
    says: [/Кто и к какому дню: /, /не позднее трёх рабочих дней/, /за 24 и 72 часа/],
  },
  {
    id: "t-head",
    when: company,
    says: [
      /С актом ознакомлен руководитель/,
      (owner) => [String(owner.fact("paper.head.name") ?? "[указать: фамилия и инициалы]")],
    ],
    onlyThen: true,
  },
];
