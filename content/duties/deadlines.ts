/**
 * The terms within which an operator must answer a person, the regulator or a leak under 152-ФЗ. Checked against the
 * text of the law on 27.11.2026.
 */

export type Term = { count: number; unit: "workingDays" | "days" | "months" | "hours" };

export type Deadline = {
  /** What has to be done, as shown to the owner. */
  duty: string;
  /** The event from which the term is counted. */
  from: string;
  term: Term;
  /** The number of working days by which it may be extended, once and with a reasoned notice. */
  extension?: number;
  /** Places of 152-ФЗ, separated by semicolons. */
  norm: string;
  /** True for a term before which nothing has to be done. */
  isEarliest?: true;
};

const workingDays = (count: number): Term => ({ count, unit: "workingDays" });

export const deadlines = {
  access: {
    duty: "Дать сведения об обработке и сами данные",
    from: "со дня получения запроса",
    term: workingDays(10),
    extension: 5,
    norm: "ст. 14 ч. 3; ст. 20 ч. 1",
  },
  refusal: {
    duty: "Отказать с мотивами и ссылкой на норму",
    from: "со дня получения запроса",
    term: workingDays(10),
    extension: 5,
    norm: "ст. 14 ч. 8; ст. 20 ч. 2",
  },
  correction: {
    duty: "Исправить неполные, неточные или устаревшие данные",
    from: "со дня, когда человек это подтвердил",
    term: workingDays(7),
    norm: "ст. 20 ч. 3",
  },
  destruction: {
    duty: "Уничтожить данные, которые получены незаконно или не нужны для цели",
    from: "со дня, когда человек это подтвердил",
    term: workingDays(7),
    norm: "ст. 20 ч. 3",
  },
  clarification: {
    duty: "Уточнить данные, неточность которых подтвердилась, и снять блокирование",
    from: "со дня, когда представлены сведения",
    term: workingDays(7),
    norm: "ст. 21 ч. 2",
  },
  unlawfulStop: {
    duty: "Прекратить неправомерную обработку",
    from: "со дня, когда её выявили",
    term: workingDays(3),
    norm: "ст. 21 ч. 3",
  },
  unlawfulDestruction: {
    duty: "Уничтожить данные, если сделать обработку правомерной нельзя",
    from: "со дня, когда неправомерную обработку выявили",
    term: workingDays(10),
    norm: "ст. 21 ч. 3",
  },
  stop: {
    duty: "Прекратить обработку по требованию",
    from: "со дня получения требования",
    term: workingDays(10),
    extension: 5,
    norm: "ст. 21 ч. 5.1",
  },
  withdrawal: {
    duty: "Прекратить обработку и уничтожить данные после отзыва согласия",
    from: "со дня поступления отзыва",
    term: { count: 30, unit: "days" },
    norm: "ст. 21 ч. 5",
  },
  purposeReached: {
    duty: "Уничтожить данные, цель обработки которых достигнута",
    from: "со дня достижения цели",
    term: { count: 30, unit: "days" },
    norm: "ст. 21 ч. 4",
  },
  blocked: {
    duty: "Уничтожить заблокированные данные, если сразу уничтожить их нельзя",
    from: "со дня блокирования",
    term: { count: 6, unit: "months" },
    norm: "ст. 21 ч. 6",
  },
  regulator: {
    duty: "Ответить на запрос Роскомнадзора",
    from: "со дня получения запроса",
    term: workingDays(10),
    extension: 5,
    norm: "ст. 20 ч. 4",
  },
  incidentNotice: {
    duty: "Сообщить в Роскомнадзор об утечке",
    from: "с момента, когда её выявили",
    term: { count: 24, unit: "hours" },
    norm: "ст. 21 ч. 3.1 п. 1",
  },
  incidentResults: {
    duty: "Сообщить в Роскомнадзор результаты внутреннего расследования утечки",
    from: "с момента, когда её выявили",
    term: { count: 72, unit: "hours" },
    norm: "ст. 21 ч. 3.1 п. 2",
  },
  repeated: {
    duty: "Принять повторный запрос того же человека",
    from: "со дня первого запроса",
    term: { count: 30, unit: "days" },
    norm: "ст. 14 ч. 4",
    isEarliest: true,
  },
} as const satisfies Record<string, Deadline>;

export type DeadlineKey = keyof typeof deadlines;
