/** What the draft must say, above all what it is not: 152-ФЗ ст. 19 ч. 2 п. 1, ч. 5, 11. */
import { type Element, host, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

export const elements: Element<PaperOwner>[] = [
  {
    id: "t-draft-first",
    says: [
      /^Модель угроз безопасности персональных данных: заготовка\n\s*\nЭто заготовка, а не готовая модель угроз\.[^\n]+должен специалист/m,
    ],
  },
  {
    id: "t-draft-last",
    says: [/не подписал специалист, это не модель угроз, а заготовка к ней\.\s+Подписи/],
  },
  {
    id: "t-owner",
    says: [
      value((facts) => facts["owner.name"]),
      value((facts) => facts["site.address"] && host(facts["site.address"])),
    ],
  },
  { id: "t-definition", says: [/Угрозы безопасности персональных данных — это условия и факторы/] },
  { id: "t-method", says: [/По какой методике[^:]+: \[указать: /] },
  { id: "t-specialist", says: [/Модель заканчивает: \[указать: /] },
  {
    id: "t-hosting",
    when: (owner) => owner.fact("site.hosting") !== undefined,
    says: [(owner) => [`Хостинг — ${owner.fact("site.hosting")}`]],
  },
  {
    id: "t-measures",
    when: (owner) => owner.facts.measures.length > 0,
    says: [/Оператор принял такие меры:/],
    onlyThen: true,
  },
  {
    id: "t-type",
    when: (owner: PaperOwner) => Boolean(owner.said("threatType")),
    says: [/Тип угроз, который пока указал Оператор: [123]-й тип\. Специалист подтверждает/],
    onlyThen: true,
  },
  {
    id: "t-type-open",
    when: (owner: PaperOwner) => !owner.said("threatType"),
    says: [/Тип угроз: \[указать: /],
    onlyThen: true,
  },
  { id: "t-violators", says: [/Внешний нарушитель/, /Внутренний нарушитель/] },
  {
    id: "t-outcomes",
    says: [
      /Уничтожение/,
      /Изменение/,
      /Блокирование/,
      /Копирование/,
      /Предоставление и распространение/,
    ],
  },
  { id: "t-actual", says: [/Актуальные угрозы: \[указать: /] },
];
