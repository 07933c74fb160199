import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { listResponse } from "@/lib/http/paging";
import { editedPostAnswer, listedPostAnswer } from "@/lib/posts/answers";
import { listEditedPosts } from "@/lib/posts/data";
import { createPost } from "@/lib/posts/operations";
import { postSchema, postsQuery } from "@/lib/posts/schema";

const path = "/api/admin/posts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All posts without their texts, newest first; `?isPublished=false` names the drafts. */
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Все публикации, новые первыми",
    answer: z.array(listedPostAnswer),
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
    answer: editedPostAnswer,
    status: 201,
    body: postSchema,
    handle: async ({ visitor, body, now }) =>
      Response.json(await createPost(await getDatabase(), visitor, body, now), { status: 201 }),
  }),
});
