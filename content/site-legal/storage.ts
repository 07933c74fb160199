/**
 * What this site keeps in a visitor's browser, and the kinds of cookies
 * (docs/specification/content.md#cookie-retention). `storage.test.ts` compares the list with what
 * the code writes.
 */
import { type CookieKind, cookieKindPresets } from "@/lib/engine/presets/cookies";

export type SiteCookieKind = {
  name: string;
  /** The longest term of a file of this kind (docs/specification/content.md#cookie-retention). */
  term: string;
  canDisable: boolean;
  /** The items that this site has. */
  items: string;
};

const kind = (key: CookieKind, facts: Omit<SiteCookieKind, "name" | "term">): SiteCookieKind => ({
  name: cookieKindPresets[key].name,
  term: cookieKindPresets[key].term,
  ...facts,
});

export const siteCookieKinds: readonly SiteCookieKind[] = [
  kind("mandatory", {
    canDisable: false,
    items: "Вход в кабинет, ваш ответ о файлах cookie, черновик документа.",
  }),
  kind("functional", {
    canDisable: true,
    items: "Тема страниц и отметки списков — только после того, как вы сами их поменяли.",
  }),
  kind("analytics", { canDisable: true, items: "Нет. Посещения на сайте никто не считает." }),
  kind("advertising", { canDisable: true, items: "Нет. Рекламы на сайте тоже нет." }),
];

export type StoredInBrowser = {
  /** The name shown in the browser's developer tools. */
  names: readonly string[];
  place: "Файл cookie" | "Локальное хранилище" | "Хранилище вкладки";
  purpose: string;
  term: string;
};

export const storedInBrowser: readonly StoredInBrowser[] = [
  {
    names: ["auth-token"],
    place: "Файл cookie",
    purpose: "Узнаёт вас после входа. Недоступен скриптам.",
    term: "30 дней или до выхода",
  },
  {
    names: ["signed-in"],
    place: "Файл cookie",
    purpose: "Говорит странице, что вы вошли. Кто вы, в нём не записано.",
    term: "30 дней или до выхода",
  },
  {
    names: ["service-sign-in"],
    place: "Файл cookie",
    purpose:
      "Связывает вход через Яндекс ID или VK ID с этим браузером. Случайный номер, недоступен скриптам.",
    term: "10 минут или до конца входа",
  },
  {
    names: ["message-after-load"],
    place: "Хранилище вкладки",
    purpose: "Сообщение, которое покажет следующая страница: например, что учётная запись удалена.",
    term: "До следующей страницы или закрытия вкладки",
  },
  {
    names: ["ended-session-left"],
    place: "Хранилище вкладки",
    purpose: "Помогает странице открыться, когда ваш вход истёк.",
    term: "До закрытия вкладки",
  },
  {
    names: ["auth-token"],
    place: "Локальное хранилище",
    purpose: "То же для запросов, которые страница делает сама.",
    term: "До выхода",
  },
  {
    names: ["document-draft:…"],
    place: "Локальное хранилище",
    purpose: "Ответы недописанной формы: чтобы закрытая вкладка ничего не стёрла.",
    term: "Пока документ не создан, черновик не удалён или вы не вышли из кабинета",
  },
  {
    names: ["feedback-draft", "review-draft"],
    place: "Хранилище вкладки",
    purpose: "Недописанные сообщение и отзыв: чтобы обновление страницы их не стёрло.",
    term: "До отправки, выхода из кабинета или закрытия вкладки",
  },
  {
    names: ["lawyer-review-key", "lawyer-review:…"],
    place: "Хранилище вкладки",
    purpose:
      "У юриста, которому прислали ссылку на документ: ключ этой ссылки и замечания, которые ещё не сохранены.",
    term: "Замечания — до сохранения, ключ — до закрытия вкладки",
  },
  {
    names: ["banner-draft"],
    place: "Хранилище вкладки",
    purpose:
      "Настройки баннера cookie, который вы собираете: чтобы обновление страницы их не стёрло.",
    term: "До «Начать заново» или закрытия вкладки",
  },
  {
    names: ["cookie-consent", "cookie-consent-date"],
    place: "Локальное хранилище",
    purpose: "Ваш ответ о файлах cookie и его дата.",
    term: "Пока вы не сбросите ответ",
  },
  {
    names: ["theme"],
    place: "Локальное хранилище",
    purpose: "Светлая или тёмная тема, если вы её переключали.",
    term: "Пока вы не очистите данные сайта",
  },
  {
    names: ["important-checklist-progress", "important-checklist-account"],
    place: "Локальное хранилище",
    purpose:
      "Отметки на странице «Проверьте свой сайт», а если вы вошли — и номер кабинета, где они сохранены.",
    term: "Пока вы их не снимете",
  },
  {
    names: ["registration-notice-count", "registration-notice-closed"],
    place: "Локальное хранилище",
    purpose: "Сколько раз вы закрыли приглашение зарегистрироваться.",
    term: "Пока вы не очистите данные сайта",
  },
];
