import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { listQuery, listResponse } from "@/lib/http/paging";
import { publicPostAnswer } from "@/lib/posts/answers";
import { listPublishedPosts } from "@/lib/posts/data";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Published posts, newest first; none is an empty list (specification § 7: fallbacks are the pages'). */
  GET: defineRoute({
    access: "public",
    limit: limits.readPosts,
    summary: "Опубликованные новости и записи блога, новые первыми",
    answer: z.array(publicPostAnswer),
    query: listQuery,
    handle: async ({ query, now }) => {
      const { posts, next } = await listPublishedPosts(await getDatabase(), query, now);
      return listResponse("/api/blog", posts, { limit: query.limit, next });
    },
  }),
});
