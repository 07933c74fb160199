/**
 * What the sections of the industry templates must state, and on what ground. All other elements are in
 * `content/documents`.
 */
import type { TemplateAnswers } from "@/lib/engine/questions/answer";

export type IndustryTemplateElement = {
  id: string;
  /** Absent: applies to all answers. */
  when?: (answers: TemplateAnswers) => boolean;
  /** What the text must say; all of several patterns must match, and none may match when the element does not apply. */
  says: RegExp[];
};

const yes = (key: string) => (answers: TemplateAnswers) => answers[key] === "yes";
const no = (key: string) => (answers: TemplateAnswers) => answers[key] !== "yes";

/** 152-ФЗ ст. 18.1 ч. 1 п. 2: each purpose has its subjects, data, ground, methods, term and destruction. */
const wholePurpose = (whose: string, list: string, term: string): RegExp[] => [
  new RegExp(
    `Чьи данные — ${whose}[^\\n]*\\n *Категория данных — [^\\n]+\\n *Перечень данных — ${list}[^\\n]*\\n` +
      ` *Правовое основание — [^\\n]*\\(п\\. 1 ч\\. 1 ст\\. 6[^\\n]*\\n *Способ обработки — [^\\n]+\\n` +
      `(?: *Кто получает данные — [^\\n]+\\n)? *Срок обработки и хранения — ${term}[^\\n]*\\n` +
      ` *Порядок уничтожения — [^\\n]*не позднее 30 дней`,
  ),
];

/** 152-ФЗ ст. 14 ч. 7 п. 4, 9: a recipient is named with the reason, the data and the ground. */
const wholeRecipient = (why: string, ground: string): RegExp[] => [
  new RegExp(
    `Получатель: [^\\n]+\\n *Зачем: ${why}[^\\n]*\\n *Какие данные: [^\\n]+\\n *Основание: ${ground}`,
  ),
];

export const industryTemplateElements: Record<string, IndustryTemplateElement[]> = {
  clinic: [
    { id: "secrecy", says: [/Врачебную тайну составляют уже сам факт обращения/] },
    { id: "intervention", says: [/не заменяет информированного добровольного согласия/] },
    { id: "records", says: [/Отзыв согласия этот срок не сокращает: хранить её Оператор обязан/] },
    {
      id: "telemedicine",
      when: yes("telemedicine"),
      says: [/Для консультаций через интернет используется: .+\. При консультациях соблюдаются/],
    },
    {
      // A service whose staff is not bound by medical secrecy: 152-ФЗ ст. 6 ч. 3, ст. 10 ч. 2 п. 1.
      id: "telemedicine-service",
      when: yes("telemedicineOutside"),
      says: wholeRecipient("проведение консультаций", "поручение обработки с согласия пациента"),
    },
    {
      id: "laboratory",
      when: yes("laboratory"),
      says: wholeRecipient("анализы", "медицинская помощь"),
    },
    {
      id: "calls",
      when: yes("recordsCalls"),
      says: [
        /о чём собеседника предупреждают в начале разговора/,
        ...wholePurpose("Пациенты", "Голос", "Записи хранятся: "),
      ],
    },
    {
      // 152-ФЗ ст. 9 ч. 1, ст. 10 ч. 2 п. 1: no recording without consent, and no other use of health data.
      id: "calls-refusal",
      when: yes("recordsCalls"),
      says: [
        /Кто не хочет, чтобы его записывали/,
        /письменного согласия нет, о здоровье под запись не спрашивают/,
      ],
    },
    { id: "children", when: yes("children"), says: [/За ребёнка до 15 лет/] },
  ],
  "online-school": [
    {
      id: "contract-of-minor",
      when: ({ audience }) => audience !== "adults",
      says: [/Договор об обучении ребёнка до 14 лет заключает от его имени законный представитель/],
    },
    {
      id: "rights-of-representative",
      when: ({ audience }) => audience !== "adults",
      says: [/Законный представитель вправе узнать, какие данные ребёнка обрабатываются/],
    },
    {
      // 152-ФЗ ст. 5 ч. 7: a learner's marks have a retention term too.
      id: "progress-term",
      says: [/оценках[\s\S]+(?:сроки их хранения и порядок уничтожения|Эти сведения уничтожаются)/],
    },
    {
      id: "lesson-service",
      when: yes("lessonServiceOutside"),
      says: wholeRecipient("проведение занятий", "поручение обработки"),
    },
    { id: "no-records", when: no("recordsLessons"), says: [/Занятия не записываются/] },
    {
      id: "records",
      when: yes("recordsLessons"),
      says: [/О записи Оператор предупреждает до начала занятия/],
    },
    {
      id: "learners-on-record",
      when: (answers) => yes("recordsLessons")(answers) && yes("learnersOnRecord")(answers),
      says: [
        /Он вправе выключить камеру и микрофон/,
        ...wholePurpose("Ученики", "Голос и изображение", "Записи хранятся: "),
      ],
    },
    {
      // 152-ФЗ ст. 9 ч. 1: recording needs a separate consent that names what is recorded.
      id: "record-consent",
      when: (answers) => yes("recordsLessons")(answers) && yes("learnersOnRecord")(answers),
      says: [/Согласие на запись — отдельный документ\. В нём названы цель \(запись занятий\)/],
    },
    {
      id: "publication",
      when: yes("publishesWorks"),
      says: [/только с отдельного согласия на распространение персональных данных/],
    },
  ],
  marketplace: [
    { id: "own-goods", when: yes("ownGoods"), says: [/продают и другие Продавцы, и сам Владелец/] },
    { id: "no-own-goods", when: no("ownGoods"), says: [/Своих товаров .+ на Сайте не продаёт/] },
    { id: "checks", says: [/До начала продаж Владелец агрегатора проверяет: .+/] },
    { id: "intermediary", says: [/Владелец агрегатора — информационный посредник/] },
    { id: "money", says: [/От расчётов между ними права Потребителя не зависят/] },
    { id: "reviews", when: yes("reviews"), says: [/не скрывает их за то, что они отрицательные/] },
    { id: "mediation", when: yes("mediation"), says: [/не мешает предъявить претензию или иск/] },
  ],
};
