import { z } from "zod";
import { installPlatforms } from "@/content/installation/instructions";
import { consentPurposes, documentTypes, keysOf } from "@/lib/engine/questions/vocabulary/options";
import { detectedEmbedMethods } from "@/lib/features/site-check/detect/detected/detected-site";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** Whether the last check has seen it. A line is never marked as done by hand. */
const state = z
  .enum(["seen", "notSeen", "unchecked", "notNeeded"])
  .describe("Видели, не нашли, ещё не проверяли, этому сайту не нужно");
export type LineState = z.output<typeof state>;

const paper = z.strictObject({
  documentId: identifier,
  name: z.string(),
  type: z.enum(documentTypes),
  consentPurpose: z.enum(keysOf(consentPurposes)).nullable(),
  publicId: z.string().nullable().describe("null, пока документ не опубликован"),
  address: z.string().nullable(),
  edition: z.int().min(1).describe("Действующая редакция"),
  effectiveDate: z.iso.date(),
  blanks: z.int().min(0).describe("Сколько сведений в ней осталось вписать"),
  state,
  seen: z
    .strictObject({ way: z.enum(detectedEmbedMethods), page: z.string() })
    .nullable()
    .describe("Как и на какой странице его видели"),
  fault: z
    .enum(["outdated", "changed"])
    .nullable()
    .describe("Текст на сайте прежней редакции, или его слова изменили"),
});
export type InstallationItem = z.output<typeof paper>;

const form = z.strictObject({
  page: z.string(),
  kind: z.string(),
  state,
});

export const installationResponse = z.strictObject({
  id: identifier,
  name: z.string(),
  address: z.string(),
  papers: z.array(paper),
  footer: z.strictObject({
    state,
    missing: z.array(z.string()).describe("Документы, ссылок на которые не нашли"),
  }),
  forms: z.strictObject({
    state,
    consents: z.array(z.string()).describe("Цели, на которые нужна отметка у формы"),
    found: z.array(form).describe("Формы, которые видела проверка"),
  }),
  banner: z.strictObject({
    state,
    services: z.array(z.string()).describe("Счётчики и реклама, которые видела проверка"),
    isNamed: z.boolean().describe("Согласие на cookie следует из сведений о сайте"),
  }),
  platform: z.strictObject({
    key: z.enum(installPlatforms),
    name: z.string().nullable().describe("Как её назвала проверка или сведения о сайте"),
  }),
  check: z
    .strictObject({ id: identifier, isUnderWay: z.boolean() })
    .nullable()
    .describe("Последняя проверка сайта"),
  seenAt: instant.nullable().describe("Когда сайт прочитали; null — по нему ещё нечего сказать"),
  isDone: z.boolean().describe("Каждая строка закрыта тем, что видели на сайте"),
});

/** What is installed on a site and what is not: `GET /api/sites/{id}/install`. */
export type Installation = z.output<typeof installationResponse>;
