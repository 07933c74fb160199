/**
 * The kinds of requests that the owner of a site receives, the duties that follow from each, and the texts of the
 * register.
 */
import type { DeadlineKey } from "@/content/duties/deadlines";

type RequestKind = {
  title: string;
  /** What a person writes, for an owner who does not know the legal term. */
  example: string;
  /** The first one has the nearest deadline. */
  duties: readonly [DeadlineKey, ...DeadlineKey[]];
};

export const requestKinds = {
  access: {
    title: "Сведения о данных",
    example: "«Какие мои данные у вас есть, откуда и зачем?»",
    duties: ["access"],
  },
  correction: {
    title: "Исправление данных",
    example: "«У вас старый телефон, вот новый»",
    duties: ["correction"],
  },
  destruction: {
    title: "Удаление лишних данных",
    example: "«Паспорт вам не нужен, удалите его», с подтверждением",
    duties: ["destruction"],
  },
  withdrawal: {
    title: "Отзыв согласия",
    example: "«Отзываю согласие на обработку»",
    duties: ["withdrawal"],
  },
  stop: {
    title: "Требование прекратить обработку",
    example: "«Прекратите обрабатывать мои данные»",
    duties: ["stop"],
  },
  unlawful: {
    title: "Неправомерная обработка",
    example: "«Согласия я не давал, а вы мне пишете», и вы это подтвердили",
    duties: ["unlawfulStop", "unlawfulDestruction"],
  },
  regulator: {
    title: "Запрос Роскомнадзора",
    example: "письмо ведомства с вопросами",
    duties: ["regulator"],
  },
} as const satisfies Record<string, RequestKind>;

export type RequestKindKey = keyof typeof requestKinds;
export const requestKindKeys = Object.keys(requestKinds) as RequestKindKey[];

export const requestChannels = {
  email: "по электронной почте",
  form: "через форму на сайте",
  post: "письмом по почте",
  person: "лично",
  other: "иначе",
} as const;
export type RequestChannel = keyof typeof requestChannels;
export const requestChannelKeys = Object.keys(requestChannels) as RequestChannel[];

export const requestOutcomes = { done: "исполнено", refused: "отказ с мотивами" } as const;
export type RequestOutcome = keyof typeof requestOutcomes;
export const requestOutcomeKeys = Object.keys(requestOutcomes) as RequestOutcome[];

/** How many years an entry is kept after the reply, or after its receipt when there was no reply. */
export const requestYears = 3;
