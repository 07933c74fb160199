import { z } from "zod";
import { siteDutyResponse } from "@/lib/features/duties/responses";
import { severities } from "@/lib/features/site-check/rules/rule/finding";
import { siteSummaryResponse } from "@/lib/features/sites/responses";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const count = z.int().min(0);

/** A site of `GET /api/sites/states`. */
export const siteStateResponse = siteSummaryResponse.extend({
  due: siteDutyResponse
    .nullable()
    .describe("Ближайшая обязанность сайта, просроченная раньше прочих; null — сроков нет"),
  check: z
    .strictObject({
      id: identifier,
      finishedAt: instant,
      isRead: z.boolean().describe("false: сайт прочитать не удалось, и о нём ничего не известно"),
      findings: count,
      worst: z.strictObject({ severity: z.enum(severities), title: z.string() }).nullable(),
    })
    .nullable()
    .describe("Последняя законченная проверка сайта; null — её не было"),
  changed: count
    .nullable()
    .describe(
      "Сколько документов разошлось со сведениями о сайте; null — ещё не сравнили, спросите снова",
    ),
});

/** A site with its state. */
export type SiteState = z.output<typeof siteStateResponse>;
