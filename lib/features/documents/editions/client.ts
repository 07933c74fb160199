"use client";

import { type QueryKey, useQuery } from "@tanstack/react-query";
import { documentKeys } from "@/lib/features/documents/cache/document-keys";
import type { NewEdition } from "@/lib/features/documents/editions/schema";
import type { CreatedEdition } from "@/lib/features/documents/record/responses";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { apiQuery, freshQuery } from "@/lib/platform/api-client/api-query";
import { neverChanges } from "@/lib/platform/api-client/cache/freshness";
import { invalidateAll } from "@/lib/platform/api-client/cache/invalidate-all";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";
import { requestJson } from "@/lib/platform/api-client/request";

/** The editions of a document, newest first. */
export function useEditions(id: string) {
  const queryKey = documentKeys.part(id, "editions");
  return useQuery(freshQuery(`/api/documents/${id}/editions`, queryKey));
}

/**
 * What new editions of documents make stale: everything of them except what never changes, their rows in the list, their
 * notices, their sites.
 * @param ids of the documents.
 */
export const keysAfterEdition = (ids: readonly string[]): readonly QueryKey[] => [
  ...ids.map(documentKeys.one),
  documentKeys.list,
  documentKeys.marked,
  siteKeys.all,
];

/**
 * Creates the edition after `after`, the newest one that the visitor has seen: CONFLICT (409) means that there is a
 * newer one. `effectiveDate` is today in Moscow by default. Uses no slot of the month.
 */
export async function createEdition(edition: NewEdition): Promise<CreatedEdition> {
  const { id, after, effectiveDate, answers } = edition;
  const search = new URLSearchParams({ after: String(after) });
  if (effectiveDate) search.set("effectiveDate", effectiveDate);
  const created = await requestJson(`/api/documents/${id}/editions?${search}`, {
    method: "POST",
    body: answers,
  });
  // The caller waits only for the edition, not for these.
  void invalidateAll(getQueryClient(), keysAfterEdition([id]));
  return created;
}

/** The differences between two editions. Neither editions nor their differences ever change. */
export function useComparison({ id, from, to }: { id: string; from: number; to: number }) {
  const path = `/api/documents/${id}/comparison?from=${from}&to=${to}` as const;
  const queryKey = documentKeys.part(id, "comparison", from, to);
  return useQuery({
    ...apiQuery(path, queryKey),
    ...neverChanges,
    enabled: from !== to,
  });
}
