import { z } from "zod";
import { organisationRoles } from "@/lib/core/access/organisation-roles";
import { documentComparison } from "@/lib/engine/compare/comparison";
import { consentPurposes, documentTypes, keysOf } from "@/lib/engine/questions/vocabulary/options";
import { documentSummaryResponse } from "@/lib/features/documents/record/responses";
import { type Passport, passportResponse } from "@/lib/features/passport/responses";
import { subscriptions } from "@/lib/platform/auth/roles";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** A document that a site needs by its facts, made or not. */
const paper = z.strictObject({
  name: z.string(),
  type: z.enum(documentTypes),
  consentPurpose: z.enum(keysOf(consentPurposes)).optional(),
});

/** The owner's requisites as printed in answers and notices. */
export const ownerRequisitesResponse = z
  .strictObject({ name: z.string(), inn: z.string(), address: z.string(), email: z.string() })
  .describe("Что об операторе сказано в сведениях о сайте; пустое — не сказано");

export const siteSummaryResponse = z.strictObject({
  id: identifier,
  name: z.string(),
  address: z.string().describe("Хост сайта, как его читают люди"),
  owner: z.string().describe("Название или имя владельца; пусто, пока неизвестно"),
  edition: z.int().min(1).describe("Номер редакции паспорта"),
  role: z
    .enum(organisationRoles)
    .describe("Кто вы для сайта: владелец или участник команды, в которой он состоит"),
  organisation: z
    .strictObject({ id: identifier, name: z.string() })
    .nullable()
    .describe("Команда, участники которой работают с сайтом"),
  plan: z
    .enum(subscriptions)
    .describe("План владельца сайта: по нему считается всё, что здесь делают"),
  papers: z
    .strictObject({ made: z.int().min(0), needed: z.int().min(0) })
    .describe("Сколько из нужных сайту документов готово"),
  next: paper.nullable().describe("Чего не хватает в первую очередь"),
  blanks: z.int().min(0).describe("Сколько сведений осталось вписать во все документы"),
  notices: z.int().min(0).describe("Сколько документов требуют обновления из-за закона"),
  unconfirmed: z
    .int()
    .min(0)
    .describe("Сколько сведений ждёт подтверждения владельца: в документы они не попадают"),
  watch: z
    .strictObject({ isOn: z.boolean(), nextAt: instant.nullable() })
    .describe("Проверяет ли сервис сайт сам: раз в месяц, на платном плане раз в неделю"),
  createdAt: instant,
  updatedAt: instant,
});

/** A site in a list. */
export type SiteSummary = z.output<typeof siteSummaryResponse>;

const sitePaper = paper.extend({
  reason: z.string().describe("Зачем этот документ именно этому сайту"),
  norm: z.string().optional(),
  isRequired: z.boolean().describe("false — документ только полезен"),
  documentId: identifier.nullable().describe("null, пока документа нет"),
  isReady: z.boolean().describe("Документ есть, вписывать в него нечего и обновлять незачем"),
});
export type SitePaper = z.output<typeof sitePaper>;

export const siteDetailsResponse = siteSummaryResponse.extend({
  /** What the site needs by its facts, the most needed first. */
  needed: z.array(sitePaper),
  documents: z.array(
    z.strictObject({
      document: documentSummaryResponse,
      blanks: z.int().min(0),
      notices: z.int().min(0),
    }),
  ),
});

/** One site with its documents, newest first. */
export type SiteDetails = z.output<typeof siteDetailsResponse>;

export const outdatedDocument = z.strictObject({
  id: identifier,
  name: z.string(),
  type: z.enum(documentTypes),
  edition: z.int().min(1).describe("Новейшая редакция, которую сменит следующая"),
  comparison: documentComparison
    .nullable()
    .describe("Что изменится в тексте; null, когда новую редакцию составить нельзя"),
  refusal: z
    .string()
    .nullable()
    .describe("Почему новую редакцию сейчас нельзя составить; null, когда можно"),
});

/** A document whose text no longer agrees with the facts. */
export type OutdatedDocument = z.output<typeof outdatedDocument>;

/** Outdated documents are `touched` in the API, here and in `savedPassportResponse`: the name of a field cannot change. */
export const outdatedDocumentsResponse = z.strictObject({
  passport: z.int().min(1).describe("Редакция паспорта, с которой сравнили"),
  touched: z.array(outdatedDocument),
});
export type OutdatedDocuments = z.output<typeof outdatedDocumentsResponse>;

export const savedPassportResponse = passportResponse.extend({
  saved: z.boolean().describe("false, когда это была проба: ничего не сохранено"),
  touched: z.array(outdatedDocument),
});

/** The response of `PUT /api/sites/{id}/passport`. */
export type SavedPassport = Passport &
  Pick<z.output<typeof savedPassportResponse>, "saved" | "touched">;

export const createdEditionsResponse = z.strictObject({
  documents: z.array(z.strictObject({ id: identifier, name: z.string(), edition: z.int().min(1) })),
});

/** The response of `POST /api/sites/{id}/editions`. */
export type CreatedEditions = z.output<typeof createdEditionsResponse>;

export const deletedSiteResponse = z.strictObject({
  message: z.string(),
  documents: z.int().min(0).describe("Сколько документов остались без сайта"),
});
