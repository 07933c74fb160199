import { healthAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";

/** The process answers; nothing else is asked, so that a database outage restarts nobody. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "public",
    limit: "none",
    summary: "Работает ли процесс",
    answer: healthAnswer,
    handle: async () => ({ status: "ok" }),
  }),
});
