import { z } from "zod";
import { bannerChoice } from "@/lib/features/cookie-banner/schema";
import { instant } from "@/lib/platform/http/responses/response-schemas";

const serviceOfSite = z.strictObject({
  service: bannerChoice.shape.services.element,
  from: z.enum(["passport", "check"]).describe("Из сведений о сайте или из последней проверки"),
});

const journal = z
  .discriminatedUnion("place", [
    z.strictObject({ place: z.literal("none") }),
    z.strictObject({ place: z.literal("own"), url: z.string() }),
    z.strictObject({ place: z.literal("ours"), url: z.string() }),
  ])
  .describe("Где хранится доказательство выбора");

/** The response of `GET` and `PUT /api/sites/{id}/banner`. */
export const siteBannerResponse = z.strictObject({
  site: z.string().describe("Хост сайта, латиницей: им помечены записи журнала"),
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
      updatedAt: instant,
    })
    .nullable()
    .describe("null, пока баннер не сохраняли"),
});
export type SiteBannerDetails = z.output<typeof siteBannerResponse>;
