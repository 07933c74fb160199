import { getPost } from "@/lib/features/posts/data";
import { changePost, removePost } from "@/lib/features/posts/operations";
import { editedPostResponse } from "@/lib/features/posts/responses";
import { postChangeRequest, postParams } from "@/lib/features/posts/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "admin",
    limit: "none",
    summary: "Публикация с текстом",
    response: editedPostResponse,
    params: postParams,
    handle: async ({ params }) => getPost(await getDatabase(), params.id),
  }),

  /** Fields that are left out stay unchanged; 409 when `after` is no longer the state of the text. */
  PATCH: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Изменить, опубликовать или снять публикацию",
    response: editedPostResponse,
    params: postParams,
    body: postChangeRequest,
    handle: async ({ caller, params, body, now }) =>
      changePost(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  DELETE: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Удалить публикацию",
    response: "empty",
    status: 204,
    params: postParams,
    handle: async ({ caller, params, now }) => {
      await removePost(await getDatabase(), caller, params.id, now);
      return new Response(null, { status: 204 });
    },
  }),
});
