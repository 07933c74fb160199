"use client";

import { useQuery } from "@tanstack/react-query";
import type { ListedHelpArticle } from "@/lib/features/help/responses";
import type { HelpRequest } from "@/lib/features/help/schema";
import { apiQuery } from "@/lib/platform/api-client/api-query";
import { droppedOnClose } from "@/lib/platform/api-client/cache/freshness";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/help";
const articleQuery = (id: string) => ({
  ...apiQuery(`${path}/${id}`, [path, id]),
  ...droppedOnClose,
});

/** Articles of one state, or all of them. */
export function useHelpArticles(isPublished: boolean | null): PagedList<ListedHelpArticle> {
  return usePagedList(path, {
    isPublished: isPublished === null ? "" : String(isPublished),
  });
}

/** An article with its text. Never refetched automatically: that would overwrite the text in the editor. */
export function useHelpArticle(id: string) {
  return useQuery(articleQuery(id));
}

/** Without `id` a new article. `after`: the `updatedAt` that the edits are based on. */
type SentArticle = { id: string | null; after: string | null; article: HelpRequest };

/** Saves a new article or an existing one. @throws ApiError CONFLICT for a stale `after` */
export const useSaveHelp = () =>
  useApiMutation(
    ({ id, after, article }: SentArticle) =>
      id === null || after === null
        ? requestJson(path, { method: "POST", body: article })
        : requestJson(`${path}/${id}`, { method: "PATCH", body: { ...article, after } }),
    { seeds: (saved) => articleQuery(saved.id), invalidates: [pagesKey(path)] },
  );

/** Takes the id of a help article and deletes the article. */
export function useRemoveHelp() {
  return useApiMutation((id: string) => request(`${path}/${id}`, { method: "DELETE" }), {
    invalidates: [pagesKey(path)],
  });
}
