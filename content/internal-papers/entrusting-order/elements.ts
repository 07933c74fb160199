/** What a data processing agreement must define: 152-ФЗ ст. 6 ч. 3, item by item; ч. 4–6; ст. 18 ч. 5, 18.1, 19, 21. */
import { type Element, host, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";

const rows = (owner: PaperOwner) => (owner.fact("paper.entrusted") ?? []) as FactRecord[];
/** No-break spaces are replaced by ordinary ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const column = (name: string) => (owner: PaperOwner) =>
  rows(owner).flatMap((row) => (row[name] === undefined ? [] : plain(String(row[name]))));
const has = (path: string) => (owner: PaperOwner) => Boolean(owner.fact(path));

export const elements: Element<PaperOwner>[] = [
  { id: "e-title", says: [/^Поручение на обработку персональных данных$/m] },
  {
    id: "e-parties",
    says: [
      value((facts) => facts["owner.name"]),
      value((facts) => facts["site.address"] && host(facts["site.address"])),
      (owner) => [`Исполнитель: ${owner.recipient?.name}`],
    ],
  },
  {
    id: "e-medical",
    when: (owner) => owner.facts["site.industry"] === "medical",
    says: [
      /в том числе о записи на приём, составляют врачебную тайну/,
      /согласия пациента в письменной форме/,
    ],
    onlyThen: true,
  },
  { id: "e-contract", says: [/Поручение — часть договора: \[указать: /] },
  { id: "e-term", says: [/Поручение действует \[указать: /] },
  // «С согласия субъекта»; ч. 4.
  {
    id: "e-consent",
    says: [/получает Оператор, если закон не позволяет[^.]+\. Исполнитель не обязан/],
  },
  // The list of data, the purposes.
  {
    id: "e-data",
    says: [column("purpose"), column("data"), column("subjects"), /Перечень данных/],
  },
  // The list of actions.
  {
    id: "e-actions",
    when: has("paper.entrusted.actions"),
    says: [/Действия с данными, которые совершает Исполнитель: [а-я(), ]+уничтожение\./i],
  },
  {
    id: "e-actions-open",
    when: (owner) => !owner.fact("paper.entrusted.actions"),
    says: [/которые совершает Исполнитель: \[указать: действия/],
    onlyThen: true,
  },
  { id: "e-principles", says: [/Соблюдать принципы и правила обработки/] },
  { id: "e-confidentiality", says: [/Соблюдать конфиденциальность/] },
  { id: "e-localization", says: [/Не записывать, не систематизировать[^.]+за пределами России/] },
  {
    id: "e-base",
    when: has("paper.recipient.keepsData"),
    says: [/База с данными Сайта находится в России по адресу: \[указать: /],
    onlyThen: true,
  },
  { id: "e-measures", says: [/предусмотрены ст\. 18\.1 Закона о персональных данных/] },
  { id: "e-security", says: [/Обеспечивать безопасность данных[^:]+по ст\. 19 Закона/] },
  {
    id: "e-level",
    when: has("paper.level"),
    says: [/Уровень защищённости данных, который определил Оператор: [1-4]-й/],
    onlyThen: true,
  },
  {
    id: "e-proof",
    says: [/По запросу Оператора в течение срока поручения, в том числе до начала обработки/],
  },
  {
    id: "e-incident",
    says: [/Сообщать Оператору о неправомерной или случайной передаче/, /24 часов/],
  },
  { id: "e-destruction", says: [/уничтожить их у себя и подтвердить это актом и выгрузкой/] },
  // ч. 5, 6.
  {
    id: "e-liability",
    when: (owner) => !owner.fact("paper.recipient.foreign"),
    says: [/отвечает Оператор, Исполнитель отвечает перед Оператором/],
    onlyThen: true,
  },
  {
    id: "e-foreign",
    when: has("paper.recipient.foreign"),
    says: [
      /Исполнитель — иностранное лицо: перед субъектами персональных данных отвечают и Оператор, и Исполнитель/,
      /уведомил Роскомнадзор о намерении/,
    ],
    onlyThen: true,
  },
  {
    id: "e-signatures",
    says: [/Подписи[\s\S]*Оператор\n[\s\S]*подпись[\s\S]*Исполнитель\n[\s\S]*подпись/],
  },
];
