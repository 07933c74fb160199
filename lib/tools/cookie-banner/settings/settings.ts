/**
 * The settings of a cookie banner: docs/specification/on-the-site.md#the-banner. The free builder stores them in the
 * browser, the cabinet for each site; `writeBanner` makes the file from them. Browsers import only types, and so never
 * zod.
 */
import { z } from "zod";
import {
  type BannerCategory,
  bannerCategories,
  bannerLanguages,
  bannerPositions,
} from "@/lib/tools/cookie-banner/settings/choices";

/** `checkBanner` checks the texts; here only their size is limited. */
const text = z.string("Здесь нужен текст").max(2000, "Текст слишком длинный");
const texts = (most: number) => z.array(text).max(most, `Не больше ${most}`);

/** A service that waits for the choice. */
export const bannerService = z.strictObject({
  /** From the catalogue of services, or the owner's own. */
  key: text,
  name: text,
  category: z.enum(bannerCategories, `Группа — одна из: ${bannerCategories.join(", ")}`),
  /** As in the catalogue, including subdomains; or with a path: `vk.com/rtrg`. */
  hosts: texts(40).describe("Откуда загружается: mc.yandex.ru"),
  cookies: texts(60).describe("Имена файлов; звёздочка в конце — любое окончание"),
  ids: texts(20).describe("Номера счётчиков"),
});

export type BannerService = z.output<typeof bannerService>;

/** A service of the catalogue, with the other names that owners use. */
export type KnownBannerService = BannerService & { aliases: readonly string[] };

const category = z.strictObject({ name: text, hint: text });

/** Texts that a visitor reads. Plain text, never markup. */
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
  /** After withdrawal: files that only the service itself can delete. */
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

/** The owner's settings. */
export const chosenBanner = z.strictObject({
  language: z.enum(bannerLanguages, `Язык — один из: ${bannerLanguages.join(", ")}`),
  position: z.enum(bannerPositions, `Место — одно из: ${bannerPositions.join(", ")}`),
  colours: bannerColours,
  /** Own texts instead of the default ones. */
  texts: bannerTexts,
  policyUrl: text.describe("Страница сайта или адрес с https://; пусто — без ссылки"),
  services: z.array(bannerService).max(60, "Не больше 60 сервисов"),
  /** 1–365. */
  days: z.number("Срок выбора — число дней").describe("Сколько дней выбор не спрашивают снова"),
  /**
   * Blocks scripts of the services' hosts whose tags are unchanged in the page: the file must then come first in
   * `head`.
   */
  hasGuard: z.boolean("hasGuard — true или false").describe("Файл придерживает сервисы сам"),
});

/** Where the proof of each choice is stored (152-ФЗ ст. 9 ч. 3). */
export type BannerJournal =
  | { place: "none" }
  /** One of our files on the owner's server. */
  | { place: "own"; url: string }
  /** With us: then we process the data on the owner's behalf (152-ФЗ ст. 6 ч. 3). */
  | { place: "ours"; url: string };

export type BannerSettings = z.output<typeof chosenBanner> & {
  /** The name of the site, which marks the records of the journal. At most 64 characters of `[A-Za-z0-9.-]`. */
  site: string;
  /** The edition of the cookie policy that the visitor may read, as `SHA-256` in hex; empty when it is not ours. */
  policyHash: string;
  journal: BannerJournal;
  /** Increased by the owner to ask everybody again; starts with 1. */
  edition: number;
};
