import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { getInstallation } from "@/lib/features/installation/data";
import { installationResponse } from "@/lib/features/installation/responses";
import { siteParams } from "@/lib/features/sites/schema";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Which of the papers, checkboxes and notices are present on the site. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: "none",
    summary: "Что из документов уже стоит на сайте",
    details:
      "Строку закрывает только то, что увидела последняя проверка сайта: ссылка, рамка, скрипт или сам текст документа, галочка у формы, уведомление о cookie.",
    response: installationResponse,
    apiKey: true,
    params: siteParams,
    handle: async ({ caller, params, now }) =>
      getInstallation(await getDatabase(), caller.userId, params.id, {
        today: toMoscowDate(now),
        siteUrl: environment().siteUrl,
      }),
  }),
});
