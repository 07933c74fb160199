/** The 15 elements of the questions: 152-ФЗ ст. 12 ч. 5. */
import { type Element, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

const given = (path: string, blank: string) => (owner: PaperOwner) => [
  String(owner.fact(path) ?? `[указать: ${blank}]`).replace(/\u00a0/g, " "),
];
const served = ({ paperFacts: facts }: PaperOwner) =>
  facts["paper.transfer.purposes"] as { purpose?: string; subjects?: string }[];

export const elements: Element<PaperOwner>[] = [
  { id: "q-title", says: [/^Вопросы иностранному получателю персональных данных/m] },
  // A foreign service must be able to read it.
  { id: "q-english", says: [/The Russian text prevails/, /Federal Law No\. 152-FZ, Article 12/] },
  {
    id: "q-operator",
    says: [value((facts) => facts["owner.name"]), value((facts) => facts["owner.email"])],
  },
  // ч. 5 п. 3
  {
    id: "q-recipient",
    says: [
      given("paper.recipient.name", "получателя"),
      given("paper.recipient.country", "страну получателя"),
    ],
  },
  {
    id: "q-contact-person",
    when: ({ facts }) => facts["responsible.name"] !== undefined,
    says: [/На вопросы Получателя отвечает/, value((facts) => facts["responsible.name"])],
    onlyThen: true,
  },
  // ч. 3, 5
  { id: "q-duty", says: [/До уведомления Роскомнадзора[^\n]*обязан получить/] },
  // ч. 6
  { id: "q-ten-days", says: [/в течение 10 рабочих дней/, /within 10 working days/] },
  {
    id: "q-transfer",
    says: [
      given("paper.recipient.purposes", "цели передачи"),
      given("paper.recipient.data", "передаваемые данные"),
    ],
  },
  {
    id: "q-subjects",
    when: (owner) => served(owner).length > 0,
    says: [
      (owner) =>
        served(owner).map(({ subjects }) =>
          String(subjects ?? "[указать: чьи данные]").replace(/\u00a0/g, " "),
        ),
    ],
  },
  {
    id: "q-subjects-unknown",
    when: (owner) => served(owner).length === 0,
    says: [/\[указать: чьи данные передаются\]/],
    onlyThen: true,
  },
  // What is derived from the answers is in Russian, so the reader needs a translation.
  { id: "q-translation", says: [/\[указать: перевод двух пунктов выше\]/] },
  // ч. 5 п. 1
  {
    id: "q-measures",
    says: [/организационные меры/, /технические меры/, /encryption in transit and at rest/],
  },
  {
    id: "q-ending",
    says: [/Когда обработка прекращается/, /как данные уничтожаются/, /запретит или ограничит/],
  },
  // ч. 5 п. 2
  {
    id: "q-law",
    says: [
      /если государство Получателя не входит в перечень/,
      /Какие законы о персональных данных/,
      /Какой орган/,
    ],
  },
  // ч. 5 п. 3
  {
    id: "q-contacts",
    says: [
      /Почтовый адрес \(postal address\)/,
      /Телефоны/,
      /Электронная почта \(e-mail\)/,
      /подпись, дата/,
    ],
  },
];
