import { z } from "zod";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { serviceCategories } from "@/lib/engine/services/service";
import { policyReport } from "@/lib/features/policy-check/report/policy-report";
import {
  detectedEmbedMethods,
  fieldClasses,
  formKinds,
  linkKinds,
  requisiteKinds,
} from "@/lib/features/site-check/detect/detected/detected-site";
import { findingStatuses, ruleIds, severities } from "@/lib/features/site-check/rules/rule/finding";

/** Where a fact was seen: a line of a page's or a script's source. */
const evidence = z.strictObject({
  url: z.string(),
  line: z.int().min(1),
  excerpt: z.string().describe("Не длиннее 200 знаков; телефоны, почта и имена скрыты"),
  crop: z
    .strictObject({
      n: z.int().min(1).max(6),
      of: z.enum(["notice", "form"]),
      width: z.int().min(1),
      height: z.int().min(1),
    })
    .optional()
    .describe("Снимок этого места: GET /api/checks/{id}/crops/{n}; есть, если смотрел браузер"),
});
export type EvidenceDetails = z.output<typeof evidence>;

const fine = z.strictObject({
  part: z.string().describe("Часть ст. 13.11 КоАП РФ"),
  /** In roubles, only of that part: sums of several parts frighten and say nothing. */
  entrepreneurs: z.string().nullable().describe("Словами, например «50 000–100 000 ₽»"),
  companies: z.string().nullable(),
});

export const findingResponse = z.strictObject({
  rule: z.enum(ruleIds),
  status: z.enum(findingStatuses).describe("Видно, предположение, проверьте сами"),
  severity: z.enum(severities),
  title: z.string(),
  why: z.string(),
  evidence: z.array(evidence).min(1),
  norms: z.array(z.string()).describe("Нормы словами, например «ст. 9 ч. 1 152-ФЗ»"),
  fine: fine.nullable(),
  fix: z.string(),
  action: z
    .strictObject({ type: z.enum(documentTypes), answers: z.record(z.string(), z.unknown()) })
    .nullable()
    .describe("Документ, который это исправляет, с ответами, увиденными на сайте"),
});
export type FindingDetails = z.output<typeof findingResponse>;

const serviceResponse = z.strictObject({
  key: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  country: z.string().nullable().describe("Код страны; null, пока не установлена"),
  category: z.enum(serviceCategories).describe("Для чего он"),
  load: z.enum(["immediate", "deferred", "linked"]),
  hosts: z.array(z.string()),
  ids: z.array(z.string()).describe("Номера счётчиков и контейнеров"),
  evidence: z.array(evidence),
});

const formResponse = z.strictObject({
  page: z.string(),
  kind: z.enum(formKinds),
  fields: z.array(z.enum(fieldClasses)),
  hasConsentBox: z.boolean(),
  evidence,
});

const requisiteResponse = z.strictObject({
  kind: z.enum(requisiteKinds),
  value: z.string(),
  problem: z.string().nullable(),
  evidence: z.array(evidence),
});

/** The owner's papers that are published on the site. */
const onSiteResponse = z.strictObject({
  papers: z
    .array(
      z.strictObject({
        way: z.enum(detectedEmbedMethods).describe("Ссылка, рамка, скрипт или сам текст"),
        publicId: z.string().nullable(),
        sha256: z.string().nullable(),
        isWhole: z.boolean().nullable().describe("Слова те же, что при публикации"),
        pages: z.array(z.string()),
      }),
    )
    .describe("Документы, опубликованные в этом сервисе"),
  links: z.array(
    z.strictObject({
      kind: z.enum(linkKinds),
      url: z.string(),
      pages: z.array(z.string()),
    }),
  ),
  forms: z
    .array(
      z.strictObject({
        page: z.string(),
        /** Unticked boxes of a consent, each with the addresses next to it. */
        boxes: z.array(z.array(z.string())),
      }),
    )
    .describe("Пустые галочки согласий у форм, по формам отчёта, и куда ведут их ссылки"),
  hasCookieNotice: z.boolean(),
});
export type OnSite = z.output<typeof onSiteResponse>;

/** What a check found: stored once it is done, and never changed. */
export const checkReport = z.strictObject({
  address: z.string().describe("Адрес, который ответил"),
  isRead: z.boolean().describe("false: сайт прочитать не удалось, и о нём ничего не известно"),
  pages: z.array(z.string()).describe("Прочитанные страницы"),
  unread: z
    .array(z.strictObject({ url: z.string(), reason: z.string(), words: z.string() }))
    .describe("Что прочитать не удалось и почему"),
  isPartlyRead: z.boolean().describe("Часть слов страниц могла остаться непрочитанной"),
  unobserved: z
    .string()
    .nullable()
    .describe(
      "Почему браузер не смотрел на сайт; null — смотрел до выбора, после отказа и после согласия, или сайт не прочитан",
    ),
  platform: z.string().nullable(),
  hosting: z.string().nullable(),
  services: z.array(serviceResponse),
  forms: z.array(formResponse),
  requisites: z.array(requisiteResponse),
  findings: z.array(findingResponse).describe("Сначала самые серьёзные"),
  policy: z
    .strictObject({ url: z.string(), ...policyReport.shape })
    .nullable()
    .describe(
      "Проверка текста политики, найденной на сайте; null, когда её не нашли или не прочли",
    ),
  onSite: onSiteResponse
    .optional()
    .describe("Что из документов владельца стоит на сайте; нет в отчётах до 27.11.2026"),
  facts: z
    .record(z.string(), z.unknown())
    .describe("Ответы нашей анкеты, которые видны на сайте; их подтверждает человек"),
});
export type CheckReport = z.output<typeof checkReport>;

/** What a site and the passport of the cabinet say differently. */
export const passportDifference = z.strictObject({
  key: z.string().describe("Ключ вопроса формы"),
  label: z.string(),
  seen: z.string().nullable().describe("Что на сайте; null — этого там нет"),
  said: z.string().nullable().describe("Что в сведениях о сайте; null — об этом там ни слова"),
});
export type PassportDifference = z.output<typeof passportDifference>;
