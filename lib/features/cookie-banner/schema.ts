import { z } from "zod";
import {
  bannerCategories,
  bannerLanguages,
  bannerPositions,
} from "@/lib/tools/cookie-banner/settings";

const words = (what: string, max: number) =>
  z.string(`Напишите ${what}`).trim().min(1, `Напишите ${what}`).max(max, `Не длиннее ${max} знаков: ${what}`);
const colour = (what: string) =>
  z.string(`Цвет ${what} пишется так: #1f3a5f`).regex(/^#[0-9a-f]{6}$/i, `Цвет ${what} пишется так: #1f3a5f`);

const service = z.strictObject({
  key: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, "Ключ сервиса — латинские буквы и цифры"),
  name: words("название сервиса", 100),
  category: z.enum(bannerCategories, "Группа сервиса — functional, analytics или advertising"),
  hosts: z
    .array(
      z
        .string()
        .max(200)
        .regex(
          /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}(?:\/[^\s"'<>\\]*)?$/,
          "Адрес сервиса — без https://, строчными: mc.yandex.ru",
        ),
    )
    .max(40, "Не больше 40 адресов у сервиса"),
  cookies: z
    .array(z.string().max(100).regex(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/, "Имя файла cookie — латинские буквы, цифры и знаки"))
    .max(60, "Не больше 60 файлов у сервиса"),
  ids: z
    .array(z.string().max(60).regex(/^[A-Za-z0-9_.-]+$/, "Номер счётчика — латинские буквы и цифры"))
    .max(20, "Не больше 20 номеров у сервиса"),
});

const texts = z.strictObject({
  title: words("заголовок", 120),
  body: words("текст", 900),
  accept: words("слова кнопки согласия", 40),
  refuse: words("слова кнопки отказа", 40),
  settings: words("слова кнопки настроек", 40),
  save: words("слова кнопки сохранения", 40),
  reopen: words("слова ссылки, которая остаётся на страницах", 60),
  policyLink: words("слова ссылки на политику", 120),
  necessary: words("название обязательных файлов", 80),
  necessaryHint: words("пояснение об обязательных файлах", 300),
  categories: z.strictObject(
    Object.fromEntries(
      bannerCategories.map((category) => [
        category,
        z.strictObject({ name: words("название группы", 80), hint: words("пояснение к группе", 300) }),
      ]),
    ) as Record<
      (typeof bannerCategories)[number],
      z.ZodObject<{ name: z.ZodString; hint: z.ZodString }, z.core.$strict>
    >,
  ),
  leftBehind: words("что останется после отзыва", 400),
});

/** What the owner chooses; whose banner it is, its edition and its journal are the site's. */
export const bannerChoice = z.strictObject({
  language: z.enum(bannerLanguages, "Язык — ru или en"),
  position: z.enum(bannerPositions, `Место — одно из: ${bannerPositions.join(", ")}`),
  colours: z.strictObject({
    paper: colour("фона"),
    ink: colour("текста"),
    button: colour("кнопок"),
    onButton: colour("слов на кнопках"),
  }),
  texts,
  policyUrl: words("адрес политики cookie", 500),
  services: z.array(service).max(60, "Не больше 60 сервисов"),
  days: z.int("Срок выбора — целое число дней").min(1, "Срок выбора — от 1 дня").max(365, "Срок выбора — не больше 365 дней"),
  hasGuard: z.boolean("hasGuard — true или false"),
});
export type BannerChoice = z.output<typeof bannerChoice>;

/** Body of `PUT /api/sites/{id}/banner`. */
export const bannerRequest = bannerChoice.extend({
  /** Asks everybody again, although no word has changed. */
  askAgain: z.boolean("askAgain — true или false").default(false),
});
export type BannerRequest = z.input<typeof bannerRequest>;
