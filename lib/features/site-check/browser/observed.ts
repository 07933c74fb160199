import type { BrowserObservation } from "@/lib/features/site-check/browser/observation";

/** The reasons why there is no observation, with a sentence for the report. */
export type UnobservedReason =
  | "off"
  | "notStarted"
  | "unread"
  | "elsewhere"
  | "tooMuch"
  | "timeout";

const sentences: Record<UnobservedReason, string> = {
  off: "Браузер для проверки не подключён: что загружается до выбора посетителя, прочитано по коду.",
  notStarted:
    "Браузер для проверки не запустился: что загружается до выбора посетителя, прочитано по коду.",
  unread:
    "Браузер не смог открыть страницу: что загружается до выбора посетителя, прочитано по коду.",
  elsewhere:
    "Страница перевела браузер на другой сайт: что загружается до выбора посетителя, прочитано по коду.",
  tooMuch:
    "Страница потребовала от браузера слишком много: что загружается до выбора посетителя, прочитано по коду.",
  timeout:
    "Браузер не успел открыть страницу за 15 секунд: что загружается до выбора посетителя, прочитано по коду.",
};

export type Observed =
  | { isObserved: true; observation: BrowserObservation }
  | { isObserved: false; reason: UnobservedReason; words: string };

export const unobserved = (reason: UnobservedReason): Observed => ({
  isObserved: false,
  reason,
  words: sentences[reason],
});
