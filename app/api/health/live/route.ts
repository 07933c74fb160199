import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { healthResponse } from "@/lib/platform/http/responses/response-schemas";

/** Only shows that the process responds, so that a database outage restarts no process. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "public",
    limit: "none",
    summary: "Работает ли процесс",
    response: healthResponse,
    handle: async () => ({ status: "ok" }),
  }),
});
