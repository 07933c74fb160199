import { z } from "zod";
import { bannerChoice } from "@/lib/features/cookie-banner/schema";
import { serviceOfSite } from "@/lib/features/cookie-banner/services-of-site";
import { journalPlaces } from "@/lib/features/journal/settings";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const journal = z.strictObject({
  place: z.enum(journalPlaces).describe("Где хранится доказательство выбора"),
  url: z.string().describe("Куда баннер шлёт записи, когда журнал в сервисе"),
});

/** The response of `GET` and `PUT /api/sites/{id}/banner`. */
export const siteBannerResponse = z.strictObject({
  site: identifier.describe("Им помечены записи журнала"),
  host: z.string().describe("Хост сайта, латиницей"),
  policyUrl: z
    .string()
    .nullable()
    .describe("Адрес политики cookie этого сайта; null, пока она не составлена и не открыта"),
  policyHash: z.string().describe("SHA-256 текста этой политики; пусто, пока её нет"),
  journal,
  proposed: z
    .array(serviceOfSite)
    .describe("Сервисы, которым нужно согласие: названные владельцем и увиденные проверкой"),
  saved: z
    .strictObject({
      choice: bannerChoice,
      edition: z.int().min(1).describe("Номер слов и сервисов, на которые отвечает посетитель"),
      textHash: z.string().describe("SHA-256 этих слов"),
      policyHash: z
        .string()
        .describe("SHA-256 политики cookie, которую называет файл; пусто, если её не было"),
      updatedAt: instant,
    })
    .nullable()
    .describe("null, пока баннер не сохраняли"),
});
export type SiteBannerDetails = z.output<typeof siteBannerResponse>;
