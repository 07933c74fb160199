/**
 * The 22 elements of a cookie policy and the words that prove each. `docs/content-guide.md` explains what to do when a
 * check fails.
 */
import { type Element, host, value } from "@/content/documents/check/element";
import type { Owner } from "@/content/documents/check/owner";
import { tracksAppOnly } from "@/lib/engine/facts/processing/recipients/counters";
import {
  type AnalyticsService,
  analyticsServices,
} from "@/lib/engine/questions/vocabulary/service-options";

const namesCounters = ({ facts }: Owner) =>
  facts["counters.services"].length > 0 ||
  !!facts["counters.yandex"] ||
  !!facts["counters.google"] ||
  !!facts["counters.other"];

const chosen = ({ facts }: Owner) => [
  ...new Set<AnalyticsService>([
    ...facts["counters.services"],
    ...(facts["counters.yandex"] ? (["yandex_metrica"] as const) : []),
    ...(facts["counters.google"] ? (["google_analytics"] as const) : []),
  ]),
];

const setsFunctional = ({ facts, transfersTo, hasPurpose }: Owner) =>
  facts["cookies.functional"] || transfersTo("social_networks") || hasPurpose("personalization");

/** The site has something that needs a choice in the notice. */
const setsOptional = (owner: Owner) =>
  setsFunctional(owner) ||
  // A counter in an application sets no cookies, and the application asks for the consent itself.
  (!tracksAppOnly(owner.facts) &&
    (namesCounters(owner) || owner.transfersTo("analytics") || owner.hasPurpose("analytics")));

const waysOfWithdrawal = ({ facts }: Owner) => {
  const labels: Record<string, string> = {
    email: "письмом на электронную почту",
    post: "почтовым отправлением",
    account: "в личном кабинете на Сайте",
    phone: "по телефону",
    form: "через форму на Сайте",
  };
  const methods = facts.withdrawal;
  return (methods.length > 0 ? methods : ["email"]).map((key) => labels[key] ?? key);
};

export const elements: Element[] = [
  { id: "k-title", says: [/^Политика использования файлов cookie$/im] },
  {
    id: "k-operator",
    says: [
      /За файлы cookie Сайта отвечает владелец Сайта \(далее — Оператор\)/,
      value((facts) => facts["owner.name"]),
      value((facts) => facts["owner.email"]),
      value((facts) => facts["owner.address"]?.replace(/\s*\n\s*/g, " ")),
      value((facts) => facts["owner.phone"]),
    ],
  },
  { id: "k-site", says: [value((facts) => facts["site.address"] && host(facts["site.address"]))] },
  {
    id: "k-definition",
    says: [/Файлы cookie — небольшие текстовые файлы, которые .+ сохраняет в браузере/],
  },
  {
    id: "k-pd",
    says: [
      /прямо или косвенно определить. Поэтому Оператор обрабатывает эти сведения как персональные данные/,
      /27\.07\.2006 № 152-ФЗ «О персональных данных»/,
    ],
  },
  { id: "k-types", says: [/Вид: Обязательные/] },
  // Other kinds only when the site sets them; for analytics and advertising, what the law requires.
  { id: "k-types-functional", when: setsFunctional, says: [/Вид: Функциональные/], onlyThen: true },
  {
    id: "k-types2",
    says: [/аналитические/i, /рекламные/i],
  },
  {
    id: "k-retention",
    says: [
      /Вид: Обязательные\n.+\n\s+Срок хранения: До окончания сеанса или 30 дней/,
      (owner) => (setsFunctional(owner) ? ["Срок хранения: 1 год"] : []),
      /Вид: Рекламные\n.+\n\s+Срок хранения: 1 год|рекламные файлы cookie в этом перечне не названы; использовать их можно только с согласия/i,
    ],
  },
  {
    id: "k-retention2",
    says: [
      // One year when the only counter sets files that live that long.
      /Вид: Аналитические\n.+\n\s+Срок хранения: (?:2 года|1 год|\[указать: )|Аналитические и рекламные файлы cookie в этом перечне не названы/,
    ],
  },
  {
    id: "k-purposes",
    says: [
      /Для чего: Показ страниц/,
      ({ facts }) => (facts["cookies.functional"] ? ["Для чего: Запоминание настроек"] : []),
    ],
  },
  {
    id: "k-data",
    says: [/Для статистики обрабатываются: .+|Вместе с файлами cookie Сайт получает IP-адрес/],
  },
  {
    id: "k-yandex",
    when: (owner) => owner.usesYandex(),
    says: [
      /Яндекс\.Метрика/,
      /ООО «ЯНДЕКС»/,
      value((facts) => (facts["counters.recording"] ? "включён Вебвизор" : undefined)),
      value((facts) => facts["counters.yandex"] && `счётчик № ${facts["counters.yandex"]}`),
    ],
  },
  {
    id: "k-google",
    when: (owner) => owner.usesGoogle(),
    says: [
      /Google Analytics/,
      /Google LLC/,
      /на территорию США: Google LLC \(Google Analytics\)/,
      /До начала трансграничной передачи Оператор уведомляет/,
      value((facts) => facts["counters.google"] && `счётчик № ${facts["counters.google"]}`),
    ],
  },
  {
    id: "k-unnamed-statistics",
    // An unnamed counter leaves a blank; silence does not deny that visits are counted.
    when: (owner) =>
      owner.hasPurpose("analytics") && !namesCounters(owner) && !owner.transfersTo("analytics"),
    says: [/Статистику на Сайте ведёт(?:: \[указать: | сам Оператор)/],
    onlyThen: true,
  },
  {
    id: "k-consent",
    says: [
      /Обязательные файлы cookie используются без согласия.+п\. 7 ч\. 1 ст\. 6 Закона о персональных данных/,
      (owner) => [
        setsOptional(owner)
          ? "только после того, как посетитель дал согласие"
          : "Для обязательных файлов cookie (пункт 2.1) согласие не требуется",
      ],
    ],
  },
  {
    id: "k-refuse",
    // Without optional cookies there is no notice to describe.
    when: setsOptional,
    onlyThen: true,
    says: [
      /должно быть так же просто/,
      /Согласием не считаются молчание, закрытое без выбора уведомление и продолжение просмотра/,
    ],
  },
  {
    id: "k-mandatory",
    says: [/Можно ли отключить: Нет/],
  },
  {
    id: "k-manage",
    says: [/удалить сохранённые файлы cookie в настройках браузера/, /запретить файлы cookie/],
    saysShort: [
      /Удалить сохранённые файлы cookie и запретить файлы cookie посетитель может в настройках браузера/,
    ],
  },
  {
    id: "k-withdraw",
    when: setsOptional,
    onlyThen: true,
    says: [
      /Отозвать согласие на файлы cookie можно в любое время/,
      /После отзыва необязательные файлы cookie больше не сохраняются/,
      waysOfWithdrawal,
    ],
  },
  {
    id: "k-effect",
    says: [/часть возможностей Сайта не будет работать/],
  },
  {
    id: "k-policy",
    says: [
      /Политика cookie дополняет политику обработки персональных данных/,
      value((facts) => facts["links.policy"] && host(facts["links.policy"])),
    ],
  },
  {
    id: "k-change",
    says: [/Эта редакция действует с \d/, /Редакция № \d+ от \d/, /Новая редакция публикуется/],
  },
  // Not required by the law, but answered in the form: the text must contain it too.
  {
    id: "counters",
    says: [
      (owner) => chosen(owner).map((key) => analyticsServices[key]),
      value((facts) => facts["counters.other"]),
    ],
  },
  {
    id: "advertising",
    when: (owner) => chosen(owner).includes("vk_pixel"),
    says: [/Вид: Рекламные/, /Пиксель VK собирает сведения/],
  },
  {
    id: "recommendations",
    when: (owner) => owner.hasPurpose("personalization"),
    says: [/применяются рекомендательные технологии/, /[Пп]одбор персональных рекомендаций/],
    onlyThen: true,
  },
  {
    id: "social",
    when: (owner) => owner.transfersTo("social_networks"),
    says: [/вход через социальную сеть включаются с согласия/],
    onlyThen: true,
  },
];
