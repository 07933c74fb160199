import { safePageLink } from "@/lib/engine/writers/shared/safe-link";
import {
  bannerCategories,
  bannerLanguages,
  bannerPositions,
} from "@/lib/tools/cookie-banner/settings/choices";
import type {
  BannerService,
  BannerSettings,
  BannerTexts,
} from "@/lib/tools/cookie-banner/settings/settings";
import { contrastRatio } from "@/lib/tools/qr/contrast";

/** Errors by field path: `site`, `colours.ink`, `texts.categories.analytics.hint`, `services.2.hosts`. */
export type BannerErrors = Record<string, string>;

/** WCAG 2.2, 1.4.3. */
const minBannerContrast = 4.5;

/** In characters. */
export const maxTextLengths = {
  ...{ title: 120, body: 1000, accept: 40, refuse: 40, settings: 40, save: 40, reopen: 40 },
  ...{ policyLink: 80, necessary: 60, necessaryHint: 300, leftBehind: 400 },
  ...{ categoryName: 60, categoryHint: 300 },
} as const;

const maxServices = 60;
const colourOf = /^#[0-9a-f]{6}$/i;
const hash = /^[0-9a-f]{64}$/;
const host = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?:\/\S*)?$/;
/** RFC 6265, «token», with a star at the end. */
const cookieName = /^[A-Za-z0-9!#$%&'+.^_`|~-]+\*?$/;

const isBetween = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/**
 * Returns the errors, in Russian and by field, that must be fixed before the banner may be written; empty when there
 * are none.
 */
export function checkBanner(settings: BannerSettings): BannerErrors {
  const { site, language, position, policyUrl, policyHash, services, journal, edition, days } =
    settings;
  const errors: BannerErrors = {};
  const report = (field: string, isWrong: boolean, message: string) => {
    if (isWrong && !(field in errors)) errors[field] = message;
  };
  report("site", site === "", "Укажите адрес сайта: по нему отличают записи журнала");
  report(
    "site",
    !/^[A-Za-z0-9.-]{1,64}$/.test(site),
    "Адрес сайта — до 64 латинских букв, цифр, точек и дефисов; кириллический запишите через xn--",
  );
  report("language", !bannerLanguages.includes(language), "Язык баннера — русский или английский");
  report("position", !bannerPositions.includes(position), "Выберите место баннера из списка");
  checkColours(settings, report);
  checkTexts(settings.texts, report);
  report(
    "policyUrl",
    policyUrl.trim() !== "" && safePageLink(policyUrl) === null,
    "Начните с https:// или с / — пути от корня сайта, например /cookie-policy",
  );
  report("policyUrl", policyUrl.length > 500, "Адрес политики — не длиннее 500 знаков");
  report(
    "policyHash",
    policyHash !== "" && !hash.test(policyHash),
    "Отпечаток политики — 64 знака SHA-256 строчными",
  );
  checkServices(services, report);
  report(
    "journal.url",
    journal.place !== "none" && !isJournalAddress(journal.url),
    "Адрес журнала начинается с https:// или с / — пути от корня сайта, например /journal.php",
  );
  report("edition", !isBetween(edition, 1, 1_000_000), "Номер редакции — целое число от 1");
  report("days", !isBetween(days, 1, 365), "Выбор хранится от 1 до 365 дней");
  return errors;
}

type ReportError = (field: string, isWrong: boolean, message: string) => void;

function isJournalAddress(url: string): boolean {
  const link = safePageLink(url);
  return link !== null && url.length <= 500 && !link.startsWith("http:");
}

function checkColours({ colours }: BannerSettings, report: ReportError): void {
  const { paper, ink, button, onButton } = colours;
  for (const [name, colour] of Object.entries(colours)) {
    report(`colours.${name}`, !colourOf.test(colour), "Цвет записывается так: #1d2433");
  }
  const pairs = [
    ["ink", ink, paper, "Текст плохо виден на фоне"],
    ["onButton", onButton, button, "Надпись плохо видна на кнопке"],
  ] as const;
  for (const [field, over, under, message] of pairs) {
    if (!colourOf.test(over) || !colourOf.test(under)) continue;
    const ratio = contrastRatio(over.toLowerCase(), under.toLowerCase());
    // Rounded down: 4.49 is not 4.5.
    const shown = (Math.floor(ratio * 10) / 10).toLocaleString("ru-RU");
    report(
      `colours.${field}`,
      ratio < minBannerContrast,
      `${message}: контраст ${shown}, нужно не меньше 4,5`,
    );
  }
}

function checkTexts({ categories, ...texts }: BannerTexts, report: ReportError): void {
  const check = (field: string, message: string, max: number) => {
    report(field, message.trim() === "", "Напишите текст: пустым он быть не может");
    report(field, [...message].length > max, `Текст — не длиннее ${max} знаков`);
  };
  for (const name of Object.keys(texts) as (keyof typeof texts)[]) {
    check(`texts.${name}`, texts[name], maxTextLengths[name]);
  }
  for (const category of bannerCategories) {
    const { name, hint } = categories[category];
    check(`texts.categories.${category}.name`, name, maxTextLengths.categoryName);
    check(`texts.categories.${category}.hint`, hint, maxTextLengths.categoryHint);
  }
}

function checkServices(services: readonly BannerService[], report: ReportError): void {
  report(
    "services",
    services.length === 0,
    "Добавьте хотя бы один сервис: без них выбирать посетителю нечего",
  );
  report("services", services.length > maxServices, `Сервисов — не больше ${maxServices}`);
  const keys = new Set<string>();
  services.slice(0, maxServices).forEach(({ key, name, category, hosts, cookies, ids }, at) => {
    const field = (part: string) => `services.${at}.${part}`;
    const isNamed = name.trim() !== "" && [...name].length <= 100;
    report(field("name"), !isNamed, "Название сервиса — от 1 до 100 знаков");
    report(field("key"), !/^[A-Za-z0-9_-]{1,60}$/.test(key), "Ключ — до 60 латинских букв и цифр");
    report(field("key"), keys.has(key), `Сервис «${name}» уже есть в списке`);
    keys.add(key);
    report(field("category"), !bannerCategories.includes(category), "Выберите категорию из списка");
    report(
      field("hosts"),
      hosts.length > 20 || hosts.some((item) => item.length > 200 || !host.test(item)),
      "Адреса сервиса — без https:// и звёздочек, строчными: mc.yandex.ru; не больше 20",
    );
    report(
      field("cookies"),
      cookies.length > 40 ||
        cookies.some((cookie) => cookie.length > 80 || !cookieName.test(cookie)),
      "Имена файлов — латинскими буквами, звёздочка только в конце: _ym_*; не больше 40",
    );
    report(
      field("ids"),
      ids.length > 20 || ids.some((id) => !/^[A-Za-z0-9_-]{1,60}$/.test(id)),
      "Номера счётчиков — буквами и цифрами, не больше 20",
    );
  });
}
