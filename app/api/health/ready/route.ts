import { DomainError } from "@/lib/core/errors";
import { isDatabaseReady } from "@/lib/platform/db/health";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { healthResponse } from "@/lib/platform/http/responses/response-schemas";

/** Whether this server can take requests: 503 when the database is not migrated or does not respond within a second. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "public",
    limit: "none",
    summary: "Готов ли сервер отвечать: отвечает ли база данных за секунду и применены ли миграции",
    response: healthResponse,
    handle: async () => {
      if (await isDatabaseReady(1000)) return { status: "ok" };
      throw new DomainError("UNAVAILABLE", "База данных недоступна или не обновлена.");
    },
  }),
});
