/** Texts of `/cookie-banner` and of the banner screen in the cabinet. `[слова](/адрес)` is a link inside the site. */
import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";
import type { BannerColours, BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";

export const bannerBuilderCheckedAt: IsoDate = "2026-11-27";

export const bannerCategoryLabels: Record<BannerCategory, string> = {
  functional: "Удобство",
  analytics: "Статистика",
  advertising: "Реклама",
};

export const bannerPositionLabels: Record<BannerSettings["position"], string> = {
  bottom: "Полосой внизу",
  bottomLeft: "Внизу слева",
  bottomRight: "Внизу справа",
  centre: "По центру",
};

type Palette = { name: string; colours: BannerColours };

export const bannerPalettes: readonly [Palette, ...Palette[]] = [
  {
    name: "Бумага",
    colours: { paper: "#fffdf8", ink: "#1b2433", button: "#1f3a5f", onButton: "#ffffff" },
  },
  {
    name: "Ночь",
    colours: { paper: "#161b24", ink: "#eef1f6", button: "#d9e3f2", onButton: "#101620" },
  },
  {
    name: "Лес",
    colours: { paper: "#ffffff", ink: "#17231c", button: "#1d5a3d", onButton: "#ffffff" },
  },
  {
    name: "Чёрное на белом",
    colours: { paper: "#ffffff", ink: "#000000", button: "#000000", onButton: "#ffffff" },
  },
];

/** Suggested before anything is typed: keys of the catalogue. */
export const suggestedServices: readonly string[] = [
  "yandexMetrika",
  "vkAds",
  "topMailRu",
  "calltouch",
  "roistat",
  "jivo",
  "bitrix24",
  "yandexMaps",
];

export const whyBanner =
  "Отдельного закона о cookie в России нет. Но файлы, по которым посетителя отличают от других, — персональные данные (152-ФЗ, ст. 3), а для статистики и рекламы нужно согласие: свободное, предметное, до начала обработки (ст. 6 ч. 1 п. 1, ст. 9). Доказывать, что оно было, должен владелец сайта (ст. 9 ч. 3). Практика здесь не устоялась; баннер исходит из осторожного чтения.";

/** What a banner alone does not achieve. */
export const bannerDisclaimer =
  "Баннер — вопрос, а не документ. Что за файлы и чьи они, рассказывает [политика cookie](/generator?type=cookie), и ссылка на неё стоит в баннере.";

type Step = { title: string; text: string };

/** Three ways to install it. */
export const bannerWays: Readonly<Record<"tags" | "guard" | "module", Step & { when: string }>> = {
  tags: {
    title: "Код счётчиков вставляли вы",
    when: "Счётчики стоят в коде страниц",
    text: "Вставьте код счётчиков ниже и верните его на сайт переписанным: браузер не запустит его, пока посетитель не согласился. Это самый надёжный способ.",
  },
  guard: {
    title: "Счётчики включены в панели конструктора",
    when: "Tilda, Битрикс и другие сами вставляют код счётчика",
    text: "Файл ставят первым в head: он придержит известные сервисы, пока нет согласия. Код, который стоит в самой странице выше файла или грузится браузером заранее, придержать нельзя: уберите счётчик из панели и вставьте его код сами. Что получилось, покажет проверка сайта.",
  },
  module: {
    title: "Сайт собирает программист",
    when: "React, Vue, сборщик",
    text: "Модуль с тремя функциями: показать баннер, открыть настройки, узнать выбор. Счётчики запускает ваш код, когда выбор известен.",
  },
};

export const bannerQuestions: readonly { question: string; answer: string }[] = [
  {
    question: "Почему нельзя кнопку «Принять» сделать ярче?",
    answer:
      "Согласие дают свободно (152-ФЗ, ст. 9 ч. 1). Если отказаться труднее, чем согласиться, в свободе выбора можно усомниться, а доказывать её вам. Поэтому у кнопок один размер, один цвет и одно нажатие.",
  },
  {
    question: "Нужен ли баннер, если на сайте нет счётчиков?",
    answer:
      "Если сайт ставит только файлы, без которых не работает (вход, корзина), спрашивать не о чем: достаточно рассказать о них в политике. Проверить, что на сайте ничего нет, можно [нашей проверкой](/check).",
  },
  {
    question: "Что видит посетитель с блокировщиком рекламы?",
    answer:
      "Имена в файле свои у каждого сайта, поэтому обычные списки его не прячут. Если баннер всё же спрятан, ничего не запускается и ничего не записывается: молчание — не согласие.",
  },
  {
    question: "Как доказать согласие через год?",
    answer:
      "Включите журнал. Он записывает время сервера, выбор по каждой группе, отпечаток показанного текста и редакцию; ни адреса, ни имени в нём нет. Журнал живёт на вашем сервере — файл для PHP или Node мы даём — или у нас, тогда вместе с поручением на обработку (152-ФЗ, ст. 6 ч. 3).",
  },
  {
    question: "Можно ли стереть всё, когда согласие отозвали?",
    answer:
      "Файлы на вашем домене баннер стирает сам и перезагружает страницу. Файлы на чужом домене, например на yandex.ru, сайт стереть не может: об этом посетителю сказано.",
  },
];
