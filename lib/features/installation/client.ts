"use client";

import { skipToken, useQuery } from "@tanstack/react-query";
import { documentKeys } from "@/lib/features/documents/cache/document-keys";
import type { InstallationItem } from "@/lib/features/installation/responses";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { fetchSameOrigin, requestJson } from "@/lib/platform/api-client/request";

/** Which of a site's documents are on the site. */
export const useInstallation = (id: string) =>
  useQuery(freshQuery(`/api/sites/${id}/install`, siteKeys.part(id, "install")));

/**
 * Publishes or withdraws a document. Refetches more than `useSetPublication`, which makes the same call: the site's
 * screen shows the state of all its documents and what the site needs next, and it holds no publication to store.
 */
export const usePublishPaper = (documentId: string) =>
  useApiMutation(
    async (isPublic: boolean) => {
      const path = `/api/documents/${documentId}/publication` as const;
      const { allowsIndexing } = await requestJson(path);
      return requestJson(path, { method: "PUT", body: { isPublic, allowsIndexing } });
    },
    { invalidates: [siteKeys.all, documentKeys.list, documentKeys.one(documentId)] },
  );

/** The article of a published document, as in `/d/{publicId}/text.html`. */
export const useArticle = (
  { publicId, edition }: Pick<InstallationItem, "publicId" | "edition">,
  isWanted: boolean,
) =>
  useQuery({
    queryKey: siteKeys.article(publicId, edition),
    queryFn:
      isWanted && publicId !== null ? ({ signal }) => fetchArticle(publicId, signal) : skipToken,
  });

async function fetchArticle(publicId: string, signal: AbortSignal): Promise<string> {
  const path = `/d/${publicId}/text.html`;
  return (await fetchSameOrigin(path, { accept: "text/html", signal })).text();
}
