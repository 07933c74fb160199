import { z } from "zod";
import {
  bannerCategories,
  bannerLanguages,
  bannerPositions,
} from "@/lib/tools/cookie-banner/settings";

/** `checkBanner` says what is wrong with a text; here only nothing endless comes in. */
const text = z.string("Здесь нужен текст").max(2000, "Текст слишком длинный");
const texts = (most: number) => z.array(text).max(most, `Не больше ${most}`);

const service = z.strictObject({
  key: text,
  name: text,
  category: z.enum(bannerCategories, `Группа — одна из: ${bannerCategories.join(", ")}`),
  hosts: texts(40).describe("Откуда загружается: mc.yandex.ru"),
  cookies: texts(60).describe("Имена файлов; звёздочка в конце — любое окончание"),
  ids: texts(20).describe("Номера счётчиков"),
});

const category = z.strictObject({ name: text, hint: text });

/** What the owner chooses; whose banner it is, its edition and its journal are the site's. */
export const bannerChoice = z.strictObject({
  language: z.enum(bannerLanguages, `Язык — один из: ${bannerLanguages.join(", ")}`),
  position: z.enum(bannerPositions, `Место — одно из: ${bannerPositions.join(", ")}`),
  colours: z.strictObject({ paper: text, ink: text, button: text, onButton: text }),
  texts: z.strictObject({
    title: text,
    body: text,
    accept: text,
    refuse: text,
    settings: text,
    save: text,
    reopen: text,
    policyLink: text,
    necessary: text,
    necessaryHint: text,
    categories: z.strictObject({
      functional: category,
      analytics: category,
      advertising: category,
    }),
    leftBehind: text,
  }),
  policyUrl: text.describe("Страница сайта или адрес с https://; пусто — без ссылки"),
  services: z.array(service).max(60, "Не больше 60 сервисов"),
  days: z.number("Срок выбора — число дней").describe("Сколько дней выбор не спрашивают снова"),
  journalUrl: text.describe("Адрес журнала на сервере сайта, когда журнал ведётся там"),
  hasGuard: z.boolean("hasGuard — true или false").describe("Файл придерживает сервисы сам"),
});
export type BannerChoice = z.output<typeof bannerChoice>;

/** Body of `PUT /api/sites/{id}/banner`. */
export const bannerRequest = bannerChoice.extend({
  /** Asks everybody again, although no word has changed. */
  askAgain: z.boolean("askAgain — true или false").default(false),
});
export type BannerRequest = z.input<typeof bannerRequest>;
