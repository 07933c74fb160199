import { getAttention } from "@/lib/features/admin/overview/attention";
import { attentionResponse } from "@/lib/features/admin/overview/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Что ждёт администратора: обращения, отзывы, недоставленные письма",
    response: attentionResponse,
    handle: async ({ now }) => getAttention(await getDatabase(), now),
  }),
});
