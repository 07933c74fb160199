"use client";

import { useQuery } from "@tanstack/react-query";
import type { ListedPost } from "@/lib/features/posts/responses";
import type { PostRequest } from "@/lib/features/posts/schema";
import { apiQuery } from "@/lib/platform/api-client/api-query";
import { droppedOnClose } from "@/lib/platform/api-client/cache/freshness";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/posts";
const postQuery = (id: string) => ({ ...apiQuery(`${path}/${id}`, [path, id]), ...droppedOnClose });

/** Posts of one state, or all of them. */
export function usePosts(isPublished: boolean | null): PagedList<ListedPost> {
  return usePagedList(path, {
    isPublished: isPublished === null ? "" : String(isPublished),
  });
}

/** A post with its text. Never refetched automatically: that would overwrite the text in the editor. */
export function usePost(id: string) {
  return useQuery(postQuery(id));
}

/** Without `id` a new post. `after`: the `updatedAt` that the edits are based on. */
type SentPost = { id: string | null; after: string | null; post: PostRequest };

/** Saves a new post or an existing one. @throws ApiError CONFLICT for a stale `after` */
export const useSavePost = () =>
  useApiMutation(
    ({ id, after, post }: SentPost) =>
      id === null || after === null
        ? requestJson(path, { method: "POST", body: post })
        : requestJson(`${path}/${id}`, { method: "PATCH", body: { ...post, after } }),
    { seeds: (saved) => postQuery(saved.id), invalidates: [pagesKey(path)] },
  );

export function useRemovePost() {
  return useApiMutation((id: string) => request(`${path}/${id}`, { method: "DELETE" }), {
    invalidates: [pagesKey(path)],
  });
}
