/**
 * What a banner of cookies is made of: docs/specification/on-the-site.md#the-banner. The free builder keeps it in the
 * browser, the cabinet stores it for each site; `writeBanner` makes the file of it. Browsers import only types, and so
 * never zod.
 */
import { z } from "zod";
import { type BannerCategory, bannerCategories, bannerLanguages, bannerPositions } from "./choices";

/** `checkBanner` says what is wrong with a text; here only nothing endless comes in. */
const text = z.string("Здесь нужен текст").max(2000, "Текст слишком длинный");
const texts = (most: number) => z.array(text).max(most, `Не больше ${most}`);

/** A service that waits for the choice. */
export const bannerService = z.strictObject({
  /** Of the catalogue of services, or of the owner's own making. */
  key: text,
  name: text,
  category: z.enum(bannerCategories, `Группа — одна из: ${bannerCategories.join(", ")}`),
  /** As the catalogue writes them, all below included; or with a path: `vk.com/rtrg`. */
  hosts: texts(40).describe("Откуда загружается: mc.yandex.ru"),
  cookies: texts(60).describe("Имена файлов; звёздочка в конце — любое окончание"),
  ids: texts(20).describe("Номера счётчиков"),
});

export type BannerService = z.output<typeof bannerService>;

/** A service of the catalogue, with the other names by which owners call it. */
export type KnownBannerService = BannerService & { aliases: readonly string[] };

const category = z.strictObject({ name: text, hint: text });

/** Words that a visitor reads. Plain text, never markup. */
const bannerTexts = z.strictObject({
  title: text,
  body: text,
  accept: text,
  refuse: text,
  settings: text,
  save: text,
  /** The link that stays on every page: «Настройки cookie». */
  reopen: text,
  policyLink: text,
  necessary: text,
  necessaryHint: text,
  categories: z.strictObject(
    Object.fromEntries(bannerCategories.map((key) => [key, category])) as Record<
      BannerCategory,
      typeof category
    >,
  ),
  /** After withdrawal: what only the service itself can erase. */
  leftBehind: text,
});

export type BannerTexts = z.output<typeof bannerTexts>;

/** Colours as `#rrggbb`. */
const bannerColours = z.strictObject({
  paper: text,
  ink: text,
  button: text,
  onButton: text,
});

export type BannerColours = z.output<typeof bannerColours>;

/** What its owner chooses. */
export const chosenBanner = z.strictObject({
  language: z.enum(bannerLanguages, `Язык — один из: ${bannerLanguages.join(", ")}`),
  position: z.enum(bannerPositions, `Место — одно из: ${bannerPositions.join(", ")}`),
  colours: bannerColours,
  /** Own words in place of the templates' ones. */
  texts: bannerTexts,
  policyUrl: text.describe("Страница сайта или адрес с https://; пусто — без ссылки"),
  services: z.array(bannerService).max(60, "Не больше 60 сервисов"),
  /** 1–365. */
  days: z.number("Срок выбора — число дней").describe("Сколько дней выбор не спрашивают снова"),
  /** Holds back scripts of the services' hosts that stand on the page as they are: the file is then first in `head`. */
  hasGuard: z.boolean("hasGuard — true или false").describe("Файл придерживает сервисы сам"),
});

/** Where the proof of each choice is written (152-ФЗ ст. 9 ч. 3). */
export type BannerJournal =
  | { place: "none" }
  /** A file of ours on the owner's server. */
  | { place: "own"; url: string }
  /** With us: then we process by the owner's order (152-ФЗ ст. 6 ч. 3). */
  | { place: "ours"; url: string };

export type BannerSettings = z.output<typeof chosenBanner> & {
  /** Whose site it is; marks the records of the journal. At most 64 of `[A-Za-z0-9.-]`. */
  site: string;
  /** The edition of the cookie policy that the visitor may read, as `SHA-256` in hex; empty where it is not ours. */
  policyHash: string;
  journal: BannerJournal;
  /** Raised by the owner to ask everybody again; begins with 1. */
  edition: number;
};
