"use client";

import { useQuery } from "@tanstack/react-query";
import { keysAfterEdition } from "@/lib/features/documents/editions/client";
import type { AcceptSiteRequest } from "@/lib/features/law-watch/schema";
import { siteKeys, siteRecordKey } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

const pathOf = (siteId: string) => `/api/sites/${siteId}/law-notices` as const;

/** The documents of a site that a changed law affects, with the changes in each. */
export const useSiteLawNotices = (siteId: string, { enabled }: { enabled: boolean }) =>
  useQuery({ ...freshQuery(pathOf(siteId), siteKeys.part(siteId, "law-notices")), enabled });

/** Accepts the changes for these documents, all or none. */
export const useAcceptLawChanges = (siteId: string) =>
  useApiMutation(
    (body: AcceptSiteRequest) => requestJson(`${pathOf(siteId)}/accept`, { method: "POST", body }),
    {
      invalidates: ({ documents }) => [
        ...keysAfterEdition(documents.map(({ id }) => id)),
        siteRecordKey(siteId, "duties"),
      ],
      // A refusal (409) means that the screen shows an old state.
      invalidatesOnError: true,
    },
  );
