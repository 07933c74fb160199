import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { lawChange } from "@/lib/features/law-watch/responses";
import { acceptSiteRequest, maxSiteDocuments } from "@/lib/features/law-watch/schema";
import { identifier } from "@/lib/platform/http/responses/response-schemas";

/** The maximum number of sites per call: each of their texts is written again. */
export const maxSitesPerCall = 10;

const limitMessage = `Укажите целое число от 1 до ${maxSitesPerCall}`;

/** Query of `GET /api/sites/law-notices`: sites ordered by id. */
export const waitingSitesQuery = z.object({
  limit: z
    .string(limitMessage)
    .regex(/^\d{1,2}$/, limitMessage)
    .transform(Number)
    .pipe(z.number().min(1, limitMessage).max(maxSitesPerCall, limitMessage))
    .default(maxSitesPerCall),
  /** The last site of the previous page. */
  after: z.string("Некорректный сайт").refine(isId, "Некорректный сайт").optional(),
});

const sitesMessage = "Назовите сайты";

/** Body of `POST /api/sites/law-notices/accept`: the sites with the notices that the owner has seen. */
export const acceptSitesRequest = z.strictObject({
  sites: z
    .array(
      acceptSiteRequest.extend({ id: z.string(sitesMessage).refine(isId, sitesMessage) }),
      sitesMessage,
    )
    .min(1, sitesMessage)
    .max(maxSitesPerCall, `За один раз — не больше ${maxSitesPerCall} сайтов`)
    .refine(
      (sites) => new Set(sites.map(({ id }) => id)).size === sites.length,
      "Один сайт назван дважды",
    )
    .refine(
      (sites) =>
        sites.reduce((sum, { documents }) => sum + documents.length, 0) <= maxSiteDocuments,
      "Слишком много документов",
    ),
});
export type AcceptSitesRequest = z.input<typeof acceptSitesRequest>;

const count = z.int().min(0);

const waitingSite = z.strictObject({
  id: identifier,
  name: z.string(),
  address: z.string(),
  documents: z.array(
    z.strictObject({
      id: identifier,
      name: z.string(),
      type: z.enum(documentTypes),
      edition: z.int().min(1).describe("Новейшая редакция, которую сменит следующая"),
      notices: z.array(identifier).min(1).describe("Изменения, которые закроет шаг"),
      differs: z.boolean().describe("false — текст остался бы прежним: новой редакции не будет"),
      refusal: z.string().nullable().describe("Почему новую редакцию сейчас нельзя составить"),
    }),
  ),
});
export type WaitingSite = z.output<typeof waitingSite>;

export const waitingSitesResponse = z.strictObject({
  total: count.describe("Сколько сайтов ждёт всего"),
  changes: z.array(lawChange).describe("Изменения закона, которых ждут документы этой страницы"),
  sites: z.array(waitingSite),
  next: identifier
    .nullable()
    .describe("Что назвать в after следующей страницы; null — это последняя"),
});
export type WaitingSites = z.output<typeof waitingSitesResponse>;

export const acceptedSitesResponse = z.strictObject({
  sites: z
    .array(
      z.strictObject({
        id: identifier,
        made: count.describe("Сколько новых редакций"),
        kept: count.describe("Сколько документов остались с прежним текстом"),
        refusal: z
          .string()
          .nullable()
          .describe("Почему этот сайт не тронут; null — изменение принято"),
      }),
    )
    .describe("Каждый названный сайт: у каждого всё или ничего"),
});
export type AcceptedSites = z.output<typeof acceptedSitesResponse>;
