import { z } from "zod";
import { lineSchema } from "@/lib/engine/text-schemas";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const count = z.int().min(0);

export const excludedHost = z.strictObject({ host: z.string(), excludedAt: instant });
export type ExcludedHost = z.output<typeof excludedHost>;

export const checksOverviewResponse = z.strictObject({
  waiting: count.describe("Ждут очереди"),
  running: count,
  doneToday: count.describe("Закончены сегодня, день московский"),
  failedToday: count.describe("Сорвались сегодня"),
  failures: z
    .array(
      z.strictObject({ id: identifier, host: z.string(), reason: z.string(), finishedAt: instant }),
    )
    .describe("Последние сорвавшиеся проверки; чьи они, не сообщается"),
  excluded: z.array(excludedHost).describe("Сайты, владельцы которых попросили их не проверять"),
  unknownHosts: z
    .array(z.strictObject({ host: z.string(), sites: count, lastSeenAt: instant }))
    .describe("Чужие хосты на проверенных сайтах, которых нет в каталоге сервисов"),
});

/** What `GET /api/admin/checks` returns. */
export type ChecksOverview = z.output<typeof checksOverviewResponse>;

const address = "Укажите адрес сайта, например romashka.ru";

/** Body of `POST /api/admin/checks/excluded`. */
export const excludeRequest = z.strictObject({ host: lineSchema(2000, address).min(1, address) });
export type ExcludeRequest = z.input<typeof excludeRequest>;

/** Segments of `/api/admin/checks/excluded/{host}`. */
export const excludedParams = z.object({ host: z.string().min(1).max(300) });
