import { getSettings } from "@/lib/features/settings/data";
import { changeSettings } from "@/lib/features/settings/operations";
import { settingsResponse } from "@/lib/features/settings/responses";
import { settingsChangeRequest } from "@/lib/features/settings/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Настройки сайта: планы, контакты, слова для поисковиков",
    response: settingsResponse,
    handle: async () => getSettings(await getDatabase()),
  }),

  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить планы, контакты, слова для поисковиков",
    response: settingsResponse,
    body: settingsChangeRequest,
    example: { supportTelegramText: "Напишите нам" },
    handle: async ({ caller, body, now }) => changeSettings(await getDatabase(), caller, body, now),
  }),
});
