import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { getPassport, toPassportResponse } from "@/lib/features/passport/data";
import { passportResponse } from "@/lib/features/passport/responses";
import {
  passportChangeQuery,
  passportQuery,
  passportRequest,
} from "@/lib/features/passport/schema";
import { changePassport } from "@/lib/features/sites/operations";
import { savedPassportResponse } from "@/lib/features/sites/responses";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The passport of the site: the newest edition, or `?edition=N`. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: "none",
    summary: "Паспорт сайта: сведения, из которых составлены его документы",
    response: passportResponse,
    apiKey: true,
    params: siteParams,
    query: passportQuery,
    handle: async ({ caller, params, query }) =>
      toPassportResponse(
        await getPassport(await getDatabase(), caller.userId, { ...params, ...query }),
      ),
  }),

  /** Replaces all facts; 409 when `?after` is no longer the newest edition. */
  PUT: defineRoute({
    access: "user",
    members: { site: "editSite" },
    limit: limits.compareEditions,
    summary: "Изменить сведения о сайте",
    details:
      "Тело — все сведения сразу: чего в нём нет, то становится неизвестным. В ответе — документы, текст которых разошёлся со сведениями, и что в них изменится; сами документы меняет POST …/editions. С `dryRun=true` ничего не сохраняется.",
    response: savedPassportResponse,
    errors: ["CONFLICT"],
    apiKey: true,
    params: siteParams,
    query: passportChangeQuery,
    body: passportRequest,
    handle: async ({ caller, params, query, body, now }) => {
      const options = { ...params, ...query, values: body };
      const settings = creationSettings(now);
      return changePassport(await getDatabase(), caller, options, settings);
    },
  }),
});
