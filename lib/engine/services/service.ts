/** An entry of the catalogue of services (`content/services/*.yaml`), and the source of each fact. */
import { z } from "zod";
import { type CookieKind, cookieKinds } from "@/lib/engine/presets/cookies";
import {
  contractorPresets,
  type RecipientRole,
  sitePresets,
} from "@/lib/engine/presets/recipients";
import { dataTypes, keysOf, processingPurposes } from "@/lib/engine/questions/vocabulary/options";
import { checkInn, checkOgrn } from "@/lib/russian/requisites";

/** The categories; one file each. */
export const serviceCategories = [
  "hosting",
  "platforms",
  "analytics",
  "advertising",
  "payment",
  "delivery",
  "marketplaces",
  "mailing",
  "crm",
  "forms",
  "chats",
  "calls",
  "messengers",
  "social",
  "login",
  "maps",
  "video",
  "resources",
  "captcha",
] as const;
type ServiceCategory = (typeof serviceCategories)[number];

export const rolePresets = { ...sitePresets, ...contractorPresets };
const roles = Object.keys(rolePresets) as [RecipientRole, ...RecipientRole[]];

/** The legal consequences of using the service. The interpretation is ours: the check of a site says «проверьте». */
const consequences = [
  /** The service processes the data on the owner's behalf: 152-ФЗ ст. 6 ч. 3. */
  "order",
  /** The service gets the data for its own purposes: the policy names it, 152-ФЗ ст. 14 ч. 7 п. 9. */
  "recipient",
  /** Not before the visitor's consent: 152-ФЗ ст. 6 ч. 1 п. 1. */
  "consent",
  /** Data go abroad: the regulator must be notified first, 152-ФЗ ст. 12 ч. 3. */
  "crossBorder",
  /** Data of Russians are first recorded abroad: forbidden by 152-ФЗ ст. 18 ч. 5; no document makes it lawful. */
  "recordedAbroad",
  /** Only the visitor's IP address goes abroad: the file can be hosted on the site itself. */
  "addressAbroad",
  /** A product of Meta Platforms Inc., whose activity is forbidden in Russia as extremist. */
  "banned",
  /** Not allowed for sign-in of Russian users: 149-ФЗ ст. 8 ч. 10. */
  "foreignLogin",
  /** Card data are entered on its page: the site stores none. */
  "cardsElsewhere",
] as const;
export const abroad: readonly string[] = [
  "crossBorder",
  "recordedAbroad",
  "addressAbroad",
  "banned",
  "foreignLogin",
];

/** How a fact was verified; the last three are no proof. */
const seenIn = {
  vendor: "страница или письмо самого сервиса",
  documents: "документы двух и более посторонних владельцев",
  register: "открытый справочник",
  certificate: "сертификат сервера",
  code: "код, который стоит на сайтах",
  law: "акт",
  reading: "наше прочтение",
  hearsay: "одно постороннее упоминание",
  unchecked: "по памяти",
} as const;
const unproven: readonly string[] = ["reading", "hearsay", "unchecked"];

const textSchema = (what: string) =>
  z.string(`Нужно указать ${what}.`).trim().min(1, `Нужно указать ${what}.`);
const list = (item: z.ZodType<string>, what: string) =>
  z.array(item, `${what} пишутся списком.`).default([]);
const strict = "Такой строки у сервиса не бывает.";

const digits = (check: (typed: string) => string | null, name: string) =>
  z
    .string(`${name} пишется в кавычках, иначе пропадут нули.`)
    .regex(/^\d+$/, `В ${name} только цифры.`)
    .superRefine((typed, { addIssue }) => {
      const wrong = check(typed);
      if (wrong) addIssue({ code: "custom", message: `${wrong}.` });
    })
    .optional();

const companySchema = z.strictObject(
  {
    name: textSchema("название компании (company.name)"),
    inn: digits(checkInn, "ИНН"),
    ogrn: digits(checkOgrn, "ОГРН"),
    address: textSchema("адрес (company.address)").optional(),
  },
  strict,
);

const cookieSchema = z.strictObject(
  {
    /** A star at the end matches any ending. */
    name: textSchema("имя файла cookie"),
    term: textSchema("срок файла cookie").optional(),
    kind: z.enum(
      keysOf(cookieKinds) as [CookieKind, ...CookieKind[]],
      `Вид файла cookie (kind) — один из: ${Object.keys(cookieKinds).join(", ")}.`,
    ),
  },
  strict,
);

const sourceSchema = z
  .strictObject(
    {
      /** Facts, as `factsOf` names them, or a common prefix: «company», «hosts». */
      of: z.array(textSchema("сведения (of)"), "Сведения (of) пишутся списком.").min(1),
      from: z.enum(keysOf(seenIn), `Откуда (from) — одно из: ${Object.keys(seenIn).join(", ")}.`),
      where: z.union(
        [
          textSchema("где это видели (where)"),
          z.array(textSchema("где это видели (where)")).min(1),
        ],
        "Нужно указать, где это видели (where).",
      ),
      checked: z.iso.date("День проверки (checked) пишется так: 2026-11-23."),
      verified: z.boolean("verified — true или false.").default(true),
    },
    strict,
  )
  .superRefine(({ from, where, verified }, { addIssue }) => {
    if (!verified) return;
    if (unproven.includes(from)) {
      addIssue({
        code: "custom",
        message: `«${from}» ничего не доказывает: нужно verified: false.`,
      });
    }
    if (from === "documents" && (!Array.isArray(where) || where.length < 2)) {
      addIssue({
        code: "custom",
        message: "Чужим документам верят, если их не меньше двух: иначе hearsay и verified: false.",
      });
    }
    if (from === "vendor" && ![where].flat().some((place) => /^https:\/\//.test(place))) {
      addIssue({ code: "custom", message: "У страницы сервиса нужен адрес (https://…)." });
    }
  });

/** `example.ru` with its subdomains, with the beginning of a path when that is more specific: `vk.com/rtrg`. */
const host = z
  .string()
  .regex(
    /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s]*)?$/,
    "Адрес — без https:// и звёздочек, строчными буквами: mc.yandex.ru или vk.com/rtrg.",
  );

export const serviceSchema = z.strictObject(
  {
    name: textSchema("название, как его знают (name)"),
    /** Other names that owners use. */
    aliases: list(textSchema("другое название"), "Другие названия (aliases)"),
    /** Absent when the form has no such recipient. */
    role: z.enum(roles, `Роль (role) — одна из: ${roles.join(", ")}.`).optional(),
    /** ISO 3166; absent when it is not known. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "Страна (country) — две буквы: RU.")
      .optional(),
    company: companySchema.optional(),
    purposes: z
      .array(
        z.enum(
          keysOf(processingPurposes),
          `Цели (purposes) — из списка: ${Object.keys(processingPurposes).join(", ")}.`,
        ),
      )
      .default([]),
    data: z
      .array(
        z.enum(
          keysOf(dataTypes),
          `Данные (data) — из списка: ${Object.keys(dataTypes).join(", ")}.`,
        ),
      )
      .default([]),
    /** How pages and the code on them reveal the service. */
    hosts: list(host, "Адреса (hosts)"),
    literals: list(textSchema("примету в коде"), "Приметы в коде (literals)"),
    cookies: z.array(cookieSchema).default([]),
    follows: z
      .array(z.enum(consequences, `Что следует (follows) — из списка: ${consequences.join(", ")}.`))
      .min(1, "Нужно указать, что следует по закону (follows)."),
    sources: z
      .array(sourceSchema, "Нужны источники (sources).")
      .min(1, "Нужны источники (sources)."),
  },
  strict,
);

export type Service = z.output<typeof serviceSchema> & { key: string; category: ServiceCategory };

/** The facts of a service by their names: «company.inn», «hosts/mc.yandex.ru». */
export function factsOf(service: z.output<typeof serviceSchema>): string[] {
  const { company, country, purposes, data } = service;
  return [
    ...Object.entries(company ?? {}).flatMap(([name, value]) => (value ? [`company.${name}`] : [])),
    ...(country ? ["country"] : []),
    ...(purposes.length > 0 ? ["purposes"] : []),
    ...(data.length > 0 ? ["data"] : []),
    ...service.hosts.map((name) => `hosts/${name}`),
    ...service.literals.map((literal) => `literals/${literal}`),
    ...service.cookies.map(({ name }) => `cookies/${name}`),
    "follows",
  ];
}

export const covers = (of: string, fact: string) =>
  of === fact || fact.startsWith(`${of}.`) || fact.startsWith(`${of}/`);

/** Whether the fact was seen in a source that proves it. */
export function isVerified({ sources }: Pick<Service, "sources">, fact: string): boolean {
  return sources.some(({ of, verified }) => verified && of.some((name) => covers(name, fact)));
}
