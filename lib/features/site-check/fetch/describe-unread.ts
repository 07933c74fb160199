/** Why a site or a page was not read, in words. «Нарушений нет» is never said of what nobody has read. */
import type { UnreadReason } from "@/lib/features/site-check/fetch/connect/unread-error";

const reasonLabels: Readonly<Record<UnreadReason, string>> = {
  robots:
    "файл robots.txt просит роботов не заходить. Разрешите проверку в robots.txt или посмотрите страницы сами",
  forbidden:
    "сайт не пускает роботов: перед ним стоит защита. Добавьте нашего робота в исключения или посмотрите страницы сами",
  missing: "такой страницы нет. Проверьте адрес",
  status: "сайт ответил ошибкой. Попробуйте позже",
  timeout: "сайт не ответил вовремя. Попробуйте позже",
  unknownHost: "такого сайта не нашлось. Проверьте, нет ли в адресе опечатки",
  notPublic: "адрес не открыт для всех. Мы читаем только сайты, доступные из интернета",
  certificate: "сертификат сайта недействителен. Проверьте его срок и имя сайта в нём",
  connection: "соединение прервалось. Попробуйте позже",
  redirects: "сайт слишком долго переадресовывает. Проверьте настройки переадресации",
  tooLarge: "страница слишком велика",
  type: "по этому адресу лежит не страница, а файл другого вида",
};

/** @returns A sentence for the report: «Не удалось прочитать: …». */
export const describeUnread = (reason: UnreadReason): string =>
  `Не удалось прочитать: ${reasonLabels[reason]}. О нарушениях судить нельзя.`;

/** @returns The same for one page that was asked for: «Не удалось прочитать страницу: …». */
export const describeUnreadPage = (reason: UnreadReason): string =>
  `Не удалось прочитать страницу: ${reasonLabels[reason]}.`;
