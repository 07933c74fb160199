/**
 * What the assessment act must contain: приказ РКН № 178 (who assessed, the dates, the operator, the degree) and 152-ФЗ
 * ст. 18.1 ч. 1 п. 5 (the harm compared with the measures).
 */
import { type Element, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";
import { harmCaseLabels, harmDegreeLabels } from "@/lib/engine/presets/papers/harm";

const degree = (owner: PaperOwner) => owner.fact("paper.harm");
const harmReasons = (owner: PaperOwner) => (owner.fact("paper.harmReasons") ?? []) as string[];
const undecidedCases = (owner: PaperOwner) => (owner.fact("paper.harmUnsaid") ?? []) as string[];
const excepted = ["specialData", "biometrics", "publication", "contractsOfMinors"];

export const elements: Element<PaperOwner>[] = [
  { id: "h-title", says: [/^Акт оценки вреда/m] },
  {
    id: "h-operator",
    says: [
      value((facts) => facts["owner.name"]),
      (owner) => [String(owner.fact("owner.address") ?? "")],
    ],
  },
  {
    id: "h-address-blank",
    when: (owner) => owner.facts["owner.address"] === undefined,
    says: [/Адрес: \[указать: /],
  },
  { id: "h-who", says: [/Вред оценивает ответственный[^.]+или комиссия/] },
  { id: "h-issued", says: [/дата издания акта/] },
  { id: "h-assessed", says: [/Дата оценки вреда/] },
  {
    id: "h-commission",
    when: (owner) => ((owner.fact("paper.commission") ?? []) as string[]).length > 0,
    says: [
      /комиссия, которую образовал Оператор/,
      (owner) => owner.fact("paper.commission") as string[],
    ],
    onlyThen: true,
  },
  {
    id: "h-responsible",
    when: (owner) =>
      ((owner.fact("paper.commission") ?? []) as string[]).length === 0 &&
      (owner.kind() === "company" || owner.facts["responsible.name"] !== undefined),
    says: [
      /Это сделал ответственный за организацию обработки персональных данных/,
      value((facts) => facts["responsible.name"]),
    ],
    onlyThen: true,
  },
  { id: "h-signatures", says: [/Подписи тех, кто оценил вред[\s\S]*подпись/] },
  {
    id: "h-cases",
    says: [
      () => Object.values(harmCaseLabels),
      /применяется более высокая/,
      /Случаи низкой степени/,
    ],
  },
  {
    id: "h-degree",
    when: (owner) => degree(owner) !== undefined,
    says: [
      (owner) => [
        `может быть причинён субъектам персональных данных, — ${harmDegreeLabels[degree(owner) as "high"]}.`,
      ],
    ],
  },
  {
    id: "h-why",
    when: (owner) => degree(owner) === "high" || degree(owner) === "medium",
    says: [
      /Почему: из случаев, названных в Требованиях, у Оператора есть такие:/,
      (owner) => harmReasons(owner).map((key) => `• ${harmCaseLabels[key as "publication"]}`),
    ],
    onlyThen: true,
  },
  {
    id: "h-open",
    when: (owner) => degree(owner) === undefined,
    says: [/\[указать: степень вреда\]/, /Степень пока нельзя назвать/],
    onlyThen: true,
  },
  {
    id: "h-open-abroad",
    when: (owner) => undecidedCases(owner).includes("foreignProcessor"),
    says: [/все ли, кому поручена обработка, находятся в России/],
    onlyThen: true,
  },
  {
    id: "h-exceptions",
    when: (owner) => harmReasons(owner).some((key) => excepted.includes(key)),
    says: [/Требования делают исключения[\s\S]*Здесь исключения не применены/],
    onlyThen: true,
  },
  {
    id: "h-measures",
    when: (owner) => owner.facts.measures.length > 0,
    says: [/Оператор принял такие меры:/],
    onlyThen: true,
  },
  { id: "h-balance", says: [/Вред соотнесён с мерами\. Вывод: \[указать: /] },
  {
    id: "h-staff",
    when: (owner) => owner.said("staffPurposes") === true,
    says: [/Обработка данных работников в этот акт не входит/],
    onlyThen: true,
  },
];
