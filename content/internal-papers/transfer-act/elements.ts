/** The 17 elements of the act: 152-ФЗ ст. 12 ч. 2–6, 9–11, 14. */
import { type Element, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

const given = (path: string, blank: string) => (owner: PaperOwner) => [
  String(owner.fact(path) ?? `[указать: ${blank}]`).replace(/\u00a0/g, " "),
];
const served = ({ paperFacts: facts }: PaperOwner) =>
  facts["paper.transfer.purposes"] as { subjects?: string; grounds?: string }[];
const column = (name: "subjects" | "grounds", blank: string) => (owner: PaperOwner) =>
  served(owner).map((row) =>
    String(row[name] ?? `[указать: ${blank}]`).replace(/[\u00a0\u202f]/g, " "),
  );
const ordinary = (owner: PaperOwner) => owner.fact("paper.transfer.ordinary") === true;

export const elements: Element<PaperOwner>[] = [
  { id: "t-title", says: [/^Акт оценки передачи персональных данных за границу/m] },
  {
    id: "t-owner",
    says: [value((facts) => facts["owner.name"]), value((facts) => facts["owner.email"])],
  },
  { id: "t-recipient", says: [given("paper.recipient.name", "получателя")] },
  // ч. 4 п. 6
  { id: "t-state", says: [given("paper.recipient.country", "страну получателя")] },
  // ч. 2: the owner checks the list on the day; the paper does not state it for the owner.
  {
    id: "t-list",
    says: [/\[указать: входит или не входит/, /05\.08\.2022 № 128/],
  },
  // ч. 9–11
  { id: "t-when", says: [/после того, как уведомление отправлено/, /истекут 10 рабочих дней/] },
  // ч. 4 п. 3, 5
  {
    id: "t-purposes",
    says: [given("paper.recipient.purposes", "цели передачи")],
  },
  {
    id: "t-grounds",
    when: (owner) => served(owner).length > 0,
    says: [column("subjects", "чьи данные"), column("grounds", "правовое основание")],
  },
  {
    id: "t-grounds-unknown",
    when: (owner) => served(owner).length === 0,
    says: [/\[указать: чьи данные передаются\]/, /\[указать: правовое основание передачи\]/],
    onlyThen: true,
  },
  // ч. 4 п. 4
  { id: "t-data", says: [given("paper.recipient.data", "передаваемые данные")] },
  {
    id: "t-ordinary",
    when: ordinary,
    says: [/специальные категории персональных данных и биометрические[^\n]*не обрабатываются/],
    onlyThen: true,
  },
  {
    id: "t-categories-unknown",
    when: (owner) => !ordinary(owner),
    says: [/\[указать: обычные, специальные, биометрические/],
    onlyThen: true,
  },
  // ч. 4 п. 1, 2
  {
    id: "t-notice",
    says: [/дата и номер уведомления, которое подано по статье 22/],
  },
  {
    id: "t-responsible",
    when: (owner) => owner.kind() === "company" || owner.facts["responsible.name"] !== undefined,
    says: [
      (owner) => [
        `Фамилия, имя, отчество: ${owner.facts["responsible.name"] ?? "[указать: фамилию, имя, отчество ответственного]"}`,
      ],
    ],
  },
  // An owner who has appointed nobody is responsible in person, as in the order.
  {
    id: "t-responsible-self",
    when: (owner) => owner.kind() !== "company" && owner.facts["responsible.name"] === undefined,
    says: [
      /Организацию обработки взял на себя сам оператор:/,
      (owner) => [String(owner.fact("paper.head.name") ?? "[указать: фамилию, имя, отчество]")],
    ],
    onlyThen: true,
  },
  // ч. 5
  {
    id: "t-learnt",
    says: [
      /Какими мерами Получатель защищает данные/,
      /как уничтожает данные/,
      /обязательно, если государства нет в перечне/,
      /почтовые адреса/,
    ],
  },
  // ч. 4 п. 7: the owner writes the conclusion.
  {
    id: "t-conclusion",
    says: [/решает тот, кто подписывает акт/, /соблюдает и обеспечивает или нет/, /Дата оценки/],
  },
  // ч. 6
  { id: "t-keep", says: [/в течение 10 рабочих дней/, /не более чем на 5 рабочих дней/] },
  // ч. 14
  { id: "t-ban", says: [/запретит или ограничит передачу, Получатель должен уничтожить/] },
];
