import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { editedPostAnswer } from "@/lib/posts/answers";
import { changePost, getPost, removePost } from "@/lib/posts/operations";
import { postChange, postParams } from "@/lib/posts/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Публикация с текстом",
    answer: editedPostAnswer,
    params: postParams,
    handle: async ({ params }) => getPost(await getDatabase(), params.id),
  }),

  /** What is left out stays. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить, опубликовать или снять публикацию",
    answer: editedPostAnswer,
    params: postParams,
    body: postChange,
    handle: async ({ visitor, params, body, now }) =>
      changePost(await getDatabase(), visitor, { ...params, ...body }, now),
  }),

  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Удалить публикацию",
    answer: "empty",
    status: 204,
    params: postParams,
    handle: async ({ visitor, params, now }) => {
      await removePost(await getDatabase(), visitor, params.id, now);
      return new Response(null, { status: 204 });
    },
  }),
});
