import { documentParams } from "@/lib/features/documents/record/schema";
import { getLinks } from "@/lib/features/lawyer-review/owner/data";
import { createLawyerLink } from "@/lib/features/lawyer-review/owner/operations";
import {
  createdLawyerLinkResponse,
  lawyerLinksResponse,
} from "@/lib/features/lawyer-review/responses";
import { newLawyerLinkRequest } from "@/lib/features/lawyer-review/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The lawyers' links of a document: for whom, until when, and with what result. */
  GET: defineRoute({
    access: "user",
    members: { document: "askLawyer" },
    limit: "none",
    summary: "Ссылки для юриста на документ, новейшие первыми",
    response: lawyerLinksResponse,
    apiKey: true,
    params: documentParams,
    handle: async ({ caller, params, now }) =>
      getLinks(await getDatabase(), caller, params.id, now),
  }),

  /** Creates a link; its address is returned only here. */
  POST: defineRoute({
    access: "user",
    members: { document: "askLawyer" },
    limit: limits.change,
    summary: "Создать ссылку для юриста",
    details:
      "Открывает одну редакцию документа или черновик без входа, 14 дней. Адрес возвращается один раз. Одновременно открыто не больше пяти ссылок на документ.",
    response: createdLawyerLinkResponse,
    status: 201,
    errors: ["CONFLICT"],
    params: documentParams,
    body: newLawyerLinkRequest,
    example: { asked: "Анна Сергеевна, юрист" },
    handle: async ({ caller, params, body, now }) =>
      Response.json(
        await createLawyerLink(await getDatabase(), caller, { ...params, ...body }, now),
        {
          status: 201,
        },
      ),
  }),
});
