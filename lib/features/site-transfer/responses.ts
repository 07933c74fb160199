import { z } from "zod";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** How much goes with a site. */
const moves = z
  .strictObject({
    documents: z.int().min(0),
    published: z.int().min(0).describe("Из них открыто по ссылке; ссылки остаются прежними"),
    papers: z.int().min(0).describe("Утверждённые внутренние документы"),
    requests: z.int().min(0).describe("Запросы людей"),
    incidents: z.int().min(0),
    checks: z.int().min(0).describe("Проверки сайта"),
  })
  .describe("Что перейдёт вместе с сайтом");
export type TransferContents = z.output<typeof moves>;

export const transferResponse = z.strictObject({
  offer: z
    .strictObject({ email: z.string(), expiresAt: instant, hasEnded: z.boolean() })
    .nullable(),
  moves,
});
/** Whether a site is offered to another owner, and what would go with it. */
export type Transfer = z.output<typeof transferResponse>;

export const offeredSiteResponse = z.strictObject({
  name: z.string(),
  address: z.string(),
  from: z.string().describe("Email нынешнего владельца"),
  email: z.string().describe("Кому предложен сайт"),
  organisation: z
    .string()
    .nullable()
    .describe("Команда, участники которой работают с сайтом; доступ можно ей оставить"),
  expiresAt: instant,
  moves,
});
/** A site as the person who is offered it sees it. */
export type OfferedSite = z.output<typeof offeredSiteResponse>;

export const acceptedSiteTransferResponse = z.strictObject({
  site: identifier,
  message: z.string(),
});
