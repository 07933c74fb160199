import { z } from "zod";
import { listEditedPosts } from "@/lib/features/posts/data";
import { createPost } from "@/lib/features/posts/operations";
import { editedPostResponse, listedPostResponse } from "@/lib/features/posts/responses";
import { postRequest, postsQuery } from "@/lib/features/posts/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { listResponse } from "@/lib/platform/http/paging";

const path = "/api/admin/posts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All posts without their texts, newest first; `?isPublished=false` gives the drafts. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Все публикации, новые первыми",
    response: z.array(listedPostResponse),
    query: postsQuery,
    handle: async ({ query }) => {
      const { posts, next } = await listEditedPosts(await getDatabase(), query);
      const { limit, isPublished } = query;
      const filter: Record<string, string> =
        isPublished === undefined ? {} : { isPublished: String(isPublished) };
      return listResponse(path, posts, { limit, next, filter });
    },
  }),

  POST: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Новая публикация",
    details:
      "Без slug адрес составляется из заголовка. Текст — HTML в content или Markdown в markdown. publishedAt в будущем откладывает выход.",
    response: editedPostResponse,
    status: 201,
    body: postRequest,
    handle: async ({ caller, body, now }) =>
      Response.json(await createPost(await getDatabase(), caller, body, now), { status: 201 }),
  }),
});
