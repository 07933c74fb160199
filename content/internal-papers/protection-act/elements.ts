/** What the act on the level of protection must say: ПП № 1119 п. 5, 6, 8–16; 152-ФЗ ст. 19. */
import { type Element, host, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";
import { systemDataLabels } from "@/lib/engine/presets/papers/protection";

const level = (owner: PaperOwner) => owner.fact("paper.level");
const isAtMost = (strictest: number) => (owner: PaperOwner) =>
  level(owner) !== undefined && Number(level(owner)) <= strictest;

export const elements: Element<PaperOwner>[] = [
  { id: "p-title", says: [/^Акт определения уровня защищённости персональных данных$/m] },
  { id: "p-operator", says: [value((facts) => facts["owner.name"])] },
  {
    id: "p-system",
    says: [value((facts) => facts["site.address"] && host(facts["site.address"]))],
  },
  {
    id: "p-data",
    says: [
      (owner) =>
        (owner.fact("paper.systemData") as string[]).map(
          (key) => `• ${systemDataLabels[key as "special"]}`,
        ),
    ],
  },
  {
    id: "p-others",
    when: (owner) => owner.hasStaff(),
    says: [/не одних только работников/],
    onlyThen: true,
  },
  {
    id: "p-others-alone",
    when: (owner) => owner.said("hasStaff") === false,
    says: [/Это данные людей, которые не являются работниками Оператора/],
    onlyThen: true,
  },
  {
    id: "p-count",
    when: (owner) => Boolean(owner.said("subjectCount")),
    says: [/чьи данные обрабатываются: (?:больше|меньше) 100 000/],
    onlyThen: true,
  },
  {
    id: "p-threats",
    when: (owner) => Boolean(owner.said("threatType")),
    says: [/актуальны угрозы [123]-го типа: они /],
    onlyThen: true,
  },
  {
    id: "p-threats-open",
    when: (owner) => !owner.said("threatType"),
    says: [/Тип угроз, которые актуальны для Системы: \[указать: /],
    onlyThen: true,
  },
  {
    id: "p-count-open",
    when: (owner) => !owner.said("subjectCount"),
    says: [/чьи данные обрабатываются: \[указать: /],
    onlyThen: true,
  },
  // Nothing is assumed without an answer.
  {
    id: "p-open",
    when: (owner) => level(owner) === undefined,
    says: [
      /\[указать: уровень — он следует из типа угроз и числа людей\]/,
      /называют п\. 13–16 Требований/,
    ],
    onlyThen: true,
  },
  {
    id: "p-level",
    when: (owner) => level(owner) !== undefined,
    says: [
      (owner) => [
        `необходим ${level(owner)}-й уровень защищённости персональных данных (${owner.fact("paper.levelNorm")} Требований)`,
      ],
    ],
  },
  { id: "p-why", says: [/с учётом возможного вреда/, /Почему он таков: \[указать: /] },
  {
    id: "p-needs-4",
    when: isAtMost(4),
    says: [
      /режим, при котором посторонние не попадут в помещения/,
      /сохранность носителей/,
      /перечень лиц, которым данные нужны для работы/,
      /средства защиты информации, прошедшие оценку соответствия/,
    ],
    onlyThen: true,
  },
  {
    id: "p-needs-3",
    when: isAtMost(3),
    says: [/ответственный за безопасность данных в Системе/],
    onlyThen: true,
  },
  {
    id: "p-needs-2",
    when: isAtMost(2),
    says: [/доступ к электронному журналу сообщений/],
    onlyThen: true,
  },
  {
    id: "p-needs-1",
    when: isAtMost(1),
    says: [
      /автоматическая запись в электронный журнал безопасности/,
      /подразделение, которое отвечает/,
    ],
    onlyThen: true,
  },
  {
    id: "p-kind-special",
    when: (owner) => owner.fact("paper.system") === "special",
    says: [/относится к обрабатывающим специальные категории/],
    onlyThen: true,
  },
  {
    id: "p-kind-other",
    when: (owner) => owner.fact("paper.system") === "other",
    says: [/относится к обрабатывающим иные категории/],
    onlyThen: true,
  },
  { id: "p-control", says: [/не реже раза в 3 года/] },
  { id: "p-fstek", says: [/приказ ФСТЭК России от 18\.02\.2013 № 21/] },
  {
    id: "p-staff",
    when: (owner) => owner.said("staffPurposes") === true,
    says: [/Данные работников обрабатываются в другой системе/],
    onlyThen: true,
  },
  { id: "p-signatures", says: [/Подписи\n[\s\S]*подпись/] },
];
