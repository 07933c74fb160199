"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { documentKeys } from "@/lib/features/documents/client";
import type { NewEdition } from "@/lib/features/documents/editions/schema";
import type { CreatedEdition } from "@/lib/features/documents/responses";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { apiQuery, freshQuery } from "@/lib/platform/api-client/api-query";
import { getQueryClient } from "@/lib/platform/api-client/query-client";
import { requestJson } from "@/lib/platform/api-client/request";

/** The editions of a document, newest first. */
export function useEditions(id: string) {
  const queryKey = [...documentKeys.one(id), "editions"];
  return useQuery(freshQuery(`/api/documents/${id}/editions`, queryKey));
}

/** After a new edition of a document: all of it but what never changes, its row of the list, its notices, its site. */
export const refreshAfterEdition = (client: QueryClient, id: string) =>
  Promise.all(
    [documentKeys.one(id), documentKeys.list, documentKeys.marked, siteKeys.all].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/**
 * Makes the edition after `after`, the newest one that the visitor has seen: CONFLICT (409) means
 * that there is a newer one. `effectiveDate` is today in Moscow unless given. Takes no slot of the month.
 */
export async function createEdition(edition: NewEdition): Promise<CreatedEdition> {
  const { id, after, effectiveDate, answers } = edition;
  const search = new URLSearchParams({ after: String(after) });
  if (effectiveDate) search.set("effectiveDate", effectiveDate);
  const created = await requestJson(`/api/documents/${id}/editions?${search}`, {
    method: "POST",
    body: answers,
  });
  // A caller that waits for the edition does not wait for these.
  void refreshAfterEdition(getQueryClient(), id);
  return created;
}

/** What differs between two editions. Editions never change, nor does this. */
export function useComparison({ id, from, to }: { id: string; from: number; to: number }) {
  const path = `/api/documents/${id}/comparison?from=${from}&to=${to}` as const;
  const queryKey = [...documentKeys.one(id), "comparison", from, to];
  return useQuery({
    ...apiQuery(path, queryKey),
    staleTime: "static",
    enabled: from !== to,
  });
}
