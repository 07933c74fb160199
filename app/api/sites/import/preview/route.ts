import { previewImport } from "@/lib/features/sites/import/operations";
import { importPreviewRequest, importPreviewResponse } from "@/lib/features/sites/import/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Checks the table; stores nothing. */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Посмотреть, что станет с таблицей сайтов",
    details:
      "Каждая строка: будет ли сайт добавлен и что в ней исправить. Столбцы разделяет точка с запятой, запятая или табуляция; первая строка — их названия.",
    response: importPreviewResponse,
    apiKey: true,
    body: importPreviewRequest,
    example: { text: "Адрес сайта;Владелец\nromashka.example;ООО «Ромашка»" },
    handle: async ({ caller, body }) => previewImport(await getDatabase(), caller, body.text),
  }),
});
