"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshAfterEdition } from "@/lib/features/documents/editions/client";
import type { AcceptSiteRequest } from "@/lib/features/law-watch/schema";
import { siteKeys, siteRecordKey } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";

const pathOf = (siteId: string) => `/api/sites/${siteId}/law-notices` as const;

/** The documents of a site that a changed law affects, with the changes in each. */
export const useSiteLawNotices = (siteId: string, { enabled }: { enabled: boolean }) =>
  useQuery({ ...freshQuery(pathOf(siteId), siteKeys.part(siteId, "law-notices")), enabled });

/** Accepts the changes for these documents, all or none. */
export function useAcceptLawChanges(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AcceptSiteRequest) =>
      requestJson(`${pathOf(siteId)}/accept`, { method: "POST", body }),
    // A rejection (409) means that the screen shows an old state.
    onSettled: (_accepted, _error, { documents }) =>
      refreshAfterEdition(
        client,
        documents.map(({ id }) => id),
        [siteRecordKey(siteId, "duties")],
      ),
  });
}
