import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { settingsAnswer } from "@/lib/settings/answers";
import { readSettings } from "@/lib/settings/data";
import { changeSettings } from "@/lib/settings/operations";
import { settingsChange } from "@/lib/settings/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Настройки сайта: планы, контакты, слова для поисковиков",
    answer: settingsAnswer,

    handle: async () => readSettings(await getDatabase()),
  }),

  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить планы, контакты, слова для поисковиков",
    answer: settingsAnswer,

    body: settingsChange,
    handle: async ({ visitor, body, now }) =>
      changeSettings(await getDatabase(), visitor, body, now),
  }),
});
