import { z } from "zod";
import { listPublishedPosts } from "@/lib/features/posts/data";
import { publicPostResponse } from "@/lib/features/posts/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * Published posts, newest first. The list may be empty: fallback posts are added by the pages
   * (docs/specification/api.md#calls).
   */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("read-posts"),
    summary: "Опубликованные новости и записи блога, новые первыми",
    response: z.array(publicPostResponse),
    query: listQuery,
    handle: async ({ query, now }) => {
      const { posts, next } = await listPublishedPosts(await getDatabase(), query, now);
      return listResponse("/api/blog", posts, { limit: query.limit, next });
    },
  }),
});
