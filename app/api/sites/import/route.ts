import { importSites, undoImport } from "@/lib/features/sites/import/operations";
import {
  importedResponse,
  importRequest,
  importUndoRequest,
  importUndoResponse,
} from "@/lib/features/sites/import/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** 201: adds all sites of the table, or none. */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Завести сайты из таблицы",
    details:
      "Все или ни одного. Сайты, которые у вас уже есть, остаются как были. Сведения из таблицы ждут подтверждения: документов из них не составить, пока владелец их не сохранит.",
    response: importedResponse,
    status: 201,
    errors: ["CONFLICT"],
    apiKey: true,
    body: importRequest,
    example: { text: "Адрес сайта;Владелец\nromashka.example;ООО «Ромашка»", skipFaulty: false },
    handle: async ({ caller, body, now }) => {
      const imported = await importSites(await getDatabase(), caller, body, now);
      return Response.json(imported, { status: 201 });
    },
  }),

  /** Undoes an import: deletes the sites that were just added. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Убрать только что добавленные сайты",
    details: "Удаляются те, с которыми ещё ничего не делали; остальные названы в ответе.",
    response: importUndoResponse,
    apiKey: true,
    body: importUndoRequest,
    handle: async ({ caller, body }) => undoImport(await getDatabase(), caller, body.sites),
  }),
});
