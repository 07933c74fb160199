/** The 12 elements of the list: 152-ФЗ ст. 19 ч. 2 п. 8, ст. 7; ТК РФ ст. 88; ПП № 687 for papers. */
import { type Element, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

const posts = (owner: PaperOwner) => owner.fact("paper.accessPosts") as string[];

export const elements: Element<PaperOwner>[] = [
  { id: "l-title", says: [/^Перечень лиц, имеющих доступ к персональным данным$/m, /УТВЕРЖДАЮ/] },
  {
    id: "l-operator",
    says: [value((facts) => facts["owner.name"]), value((facts) => facts["owner.inn"])],
  },
  { id: "l-purposes", says: [/Персональные данные обрабатываются для таких целей/] },
  {
    id: "l-staff",
    when: (owner) => owner.said("staffPurposes") === true,
    says: [/Цель: Кадровый и бухгалтерский учёт/],
    onlyThen: true,
  },
  {
    id: "l-video",
    when: (owner) => owner.said("video") === true,
    says: [/Цель: Видеонаблюдение/],
    onlyThen: true,
  },
  {
    id: "l-passes",
    when: (owner) => owner.said("passes") === true,
    says: [/Цель: Пропускной режим/],
    onlyThen: true,
  },
  {
    id: "l-posts",
    when: (owner) => posts(owner).length > 0,
    says: [(owner) => posts(owner).map((post) => `Должность: ${post}`)],
  },
  {
    id: "l-posts-blank",
    when: (owner) => posts(owner).length === 0,
    says: [/Должность: \[указать: /],
    onlyThen: true,
  },
  {
    id: "l-responsible",
    when: (owner) => owner.facts["responsible.name"] !== undefined,
    says: [
      /Ответственный за организацию.+имеет доступ/,
      value((facts) => facts["responsible.name"]),
    ],
    onlyThen: true,
  },
  {
    id: "l-health",
    when: (owner) => owner.fact("special.health") === true,
    says: [/Сведения о состоянии здоровья доступны только тем/],
    onlyThen: true,
  },
  {
    id: "l-rules",
    says: [
      /кого нет в перечне, доступ.+не дают/,
      /Доступ закрывают в день увольнения/,
      /только те данные, которые нужны для его работы/,
    ],
  },
  { id: "l-paper", says: [/Какие бумаги: /, /Где хранятся: /] },
];
