/** The 13 elements of the order: 152-ФЗ ст. 22.1. */
import { type Element, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

const company = (owner: PaperOwner) => owner.kind() === "company";
const named = (owner: PaperOwner) => owner.facts["responsible.name"] !== undefined;
const himself = (owner: PaperOwner) => !company(owner) && !named(owner);

export const elements: Element<PaperOwner>[] = [
  { id: "o-title", when: company, says: [/^Приказ о назначении ответственного/m], onlyThen: true },
  {
    id: "o-title-alone",
    when: (owner) => !company(owner),
    says: [/^Распоряжение о назначении ответственного/m],
    onlyThen: true,
  },
  { id: "o-owner", says: [value((facts) => facts["owner.name"])] },
  {
    id: "o-place-and-number",
    says: [
      /дата/,
      /номер/,
      (owner) => [owner.said("city") ? String(owner.said("city")) : "[указать: город]"],
    ],
  },
  {
    // ч. 1: a legal entity must appoint; others may.
    id: "o-appointed",
    when: (owner) => !himself(owner),
    says: [
      /Ответственным за организацию обработки персональных данных[^\n]*назначается/,
      (owner) => [
        owner.facts["responsible.name"] ?? "[указать: фамилию, имя, отчество ответственного]",
      ],
    ],
    onlyThen: true,
  },
  {
    id: "o-himself",
    when: himself,
    says: [
      /беру на себя: Ответственный — /,
      /Закон обязывает назначать ответственного юридическое/,
    ],
    onlyThen: true,
  },
  // ч. 2
  {
    id: "o-accountable",
    when: company,
    says: [/получает указания непосредственно от руководителя/, /подотчётен ему/],
    onlyThen: true,
  },
  // ч. 4 п. 1
  {
    id: "o-control",
    when: (owner) => owner.hasStaff(),
    says: [/вести внутренний контроль/],
    onlyThen: true,
  },
  // ч. 4 п. 2
  {
    id: "o-staff",
    when: (owner) => owner.hasStaff(),
    says: [/знакомить работников с законодательством/],
    onlyThen: true,
  },
  // ч. 4 п. 3
  { id: "o-requests", says: [/приём и рассмотрение обращений и запросов/] },
  // ч. 3
  {
    id: "o-knowledge",
    says: [
      /передаются сведения об обработке/,
      value((facts) => facts["site.address"]?.replace(/^https?:\/\//, "")),
    ],
  },
  {
    id: "o-notice",
    says: [/телефон, почтовый адрес|Номер записи в реестре операторов/, /не позднее 15-го числа/],
  },
  {
    id: "o-signature",
    says: [
      /подпись/,
      (owner) => [
        String(owner.fact("paper.head.name") ?? "[указать: фамилию и инициалы руководителя]"),
      ],
    ],
  },
];
