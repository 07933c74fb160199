import { recordForm } from "@/lib/features/journal/operations";
import { formConsentResponse } from "@/lib/features/journal/responses";
import { formConsentRequest, journalKeyParams } from "@/lib/features/journal/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * Records the checked boxes of a form, sent by the owner's server without the names, phones and e-mail addresses in
   * the form.
   */
  POST: defineRoute({
    access: "user",
    limit: limits.writeForms,
    summary: "Записать галочки формы в журнал согласий",
    details:
      "Шлёт сервер сайта с ключом API владельца. Сохраните id из ответа рядом с заявкой. Имя, телефон и почту из формы не передавайте: журналу они не нужны.",
    response: formConsentResponse,
    status: 201,
    errors: ["NOT_FOUND", "CONFLICT"],
    apiKey: true,
    params: journalKeyParams,
    body: formConsentRequest,
    example: {
      purposes: { order: true, newsletter: false },
      textHash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      edition: 1,
      page: "/zakaz",
    },
    handle: async ({ caller, params, body, now }) =>
      Response.json(await recordForm(await getDatabase(), caller, { ...params, ...body }, now), {
        status: 201,
      }),
  }),
});
