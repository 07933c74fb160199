import { getLogo } from "@/lib/features/organisations/logo/data";
import { removeLogo, setLogo } from "@/lib/features/organisations/logo/operations";
import { organisationResponse } from "@/lib/features/organisations/responses";
import { logoRequest, organisationParams } from "@/lib/features/organisations/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The logo, for members of the organisation. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Логотип команды",
    response: { contentTypes: ["image/png", "image/jpeg"] },
    params: organisationParams,
    handle: async ({ caller, params }) =>
      fileResponse(await getLogo(await getDatabase(), caller.userId, params.id)),
  }),

  /** Strips everything that is not pixels: texts, camera data and location. */
  PUT: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Загрузить логотип команды, PNG или JPEG до 128 КБ",
    details:
      "image — файл в base64. Виден на публичных страницах документов, где включено showsStudio.",
    response: organisationResponse,
    params: organisationParams,
    body: logoRequest,
    example: {
      image:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    },
    handle: async ({ caller, params, body, now }) =>
      setLogo(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Убрать логотип команды",
    response: organisationResponse,
    params: organisationParams,
    handle: async ({ caller, params, now }) =>
      removeLogo(await getDatabase(), caller, params.id, now),
  }),
});
