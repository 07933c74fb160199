import { getSite } from "@/lib/features/sites/data";
import { changeSite, deleteSite } from "@/lib/features/sites/operations";
import { deletedSiteResponse, siteDetailsResponse } from "@/lib/features/sites/responses";
import { siteChangeRequest, siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The site with its documents and the documents it needs. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: "none",
    summary: "Сайт: его документы и чего ему не хватает",
    response: siteDetailsResponse,
    apiKey: true,
    params: siteParams,
    handle: async ({ caller, params }) => getSite(await getDatabase(), caller, params.id),
  }),

  /** Renames a site or switches its watch on or off. The address is a fact: see `PUT …/passport`. */
  PATCH: defineRoute({
    access: "user",
    members: { site: "editSite" },
    limit: limits.change,
    summary: "Переименовать сайт, включить или выключить его проверку в свой срок",
    response: siteDetailsResponse,
    apiKey: true,
    params: siteParams,
    body: siteChangeRequest,
    example: { name: "Магазин «Ромашка»" },
    handle: async ({ caller, params, body, now }) =>
      changeSite(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  /** Deletes the site with its passport. Its documents stay, without a site. */
  DELETE: defineRoute({
    access: "user",
    members: { site: "giveAway" },
    limit: limits.change,
    summary: "Удалить сайт и его паспорт; документы остаются",
    response: deletedSiteResponse,
    apiKey: true,
    params: siteParams,
    handle: async ({ caller, params }) => ({
      documents: await deleteSite(await getDatabase(), caller, params.id),
      message: "Сайт удалён. Его документы остались в разделе «Мои документы»",
    }),
  }),
});
