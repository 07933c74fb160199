"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListedPost } from "@/lib/features/posts/responses";
import type { PostRequest } from "@/lib/features/posts/schema";
import { apiQuery } from "@/lib/platform/api-client/api-query";
import { droppedAfterHandover, droppedOnClose } from "@/lib/platform/api-client/freshness";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { listKey, type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/posts";
const postQuery = (id: string) => ({ ...apiQuery(`${path}/${id}`, [path, id]), ...droppedOnClose });

/** Posts of one state, or all of them. */
export function usePosts(isPublished: boolean | null): PagedList<ListedPost> {
  const filter: Record<string, string> =
    isPublished === null ? {} : { isPublished: String(isPublished) };
  return usePagedList(path, filter);
}

/** A post with its text. Never refetched automatically: that would overwrite the text in the editor. */
export function usePost(id: string) {
  return useQuery(postQuery(id));
}

/** Saves a new post (`id` null) or an existing one. */
export function useSavePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, post }: { id: string | null; post: PostRequest }) =>
      id === null
        ? requestJson(path, { method: "POST", body: post })
        : requestJson(`${path}/${id}`, { method: "PATCH", body: post }),
    onSuccess: (saved) => {
      // A new one is taken over by its editor, and forgotten with it as any other.
      const { queryKey } = postQuery(saved.id);
      client.setQueryDefaults(queryKey, droppedAfterHandover);
      client.setQueryData(queryKey, saved);
      return client.invalidateQueries({ queryKey: listKey(path) });
    },
  });
}

export function useRemovePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(path) }),
  });
}
