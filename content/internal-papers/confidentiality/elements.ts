/** The 10 elements of the obligation: 152-ФЗ ст. 7, ст. 18.1 ч. 1 п. 6; ТК РФ ст. 81, 90; ПП № 687. */
import { type Element, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

export const elements: Element<PaperOwner>[] = [
  { id: "n-title", says: [/^Обязательство о неразглашении персональных данных$/m] },
  { id: "n-worker", says: [/Фамилия, имя, отчество — заполняет работник/] },
  {
    id: "n-operator",
    says: [value((facts) => facts["owner.name"]), value((facts) => facts["owner.inn"])],
  },
  {
    id: "n-informed",
    says: [/в том числе на бумаге\. Мне разъяснены:/, /Цели из перечня лиц, имеющих доступ/],
  },
  {
    id: "n-duties",
    says: [
      /не раскрывать персональные данные тем, кто не имеет права/,
      /только для целей, для которых они собраны/,
      /немедленно сообщать/,
      /в тот же день передавать обращения/,
    ],
  },
  {
    id: "n-health",
    when: (owner) => owner.fact("special.health") === true,
    says: [/Среди данных есть сведения о состоянии здоровья/],
    onlyThen: true,
  },
  {
    id: "n-medical-secrecy",
    when: (owner) => owner.industry("medical"),
    says: [/составляют врачебную тайну/, /после смерти пациента/],
    onlyThen: true,
  },
  { id: "n-afterwards", says: [/при увольнении, обязуюсь вернуть.+не раскрывать данные после/] },
  {
    id: "n-liability",
    says: [
      /подп\. «в» п\. 6 ч\. 1 ст\. 81 Трудового кодекса/,
      /не запрещает обращаться в суд и государственные органы/,
    ],
  },
  { id: "n-signature", says: [/Подпись — ставит работник/, /Дата — заполняет работник/] },
];
