"use client";

import { useQuery } from "@tanstack/react-query";
import { documentsKey } from "@/lib/features/documents/client";
import type { NewEdition } from "@/lib/features/documents/editions/schema";
import type {
  CreatedEdition,
  EditionComparison,
  EditionSummary,
} from "@/lib/features/documents/responses";
import { getQueryClient } from "@/lib/platform/api-client/query-client";
import { requestJson } from "@/lib/platform/api-client/request";

const editionsKey = (id: string) => ["/api/documents", id, "editions"] as const;

/** The editions of a document, newest first. */
export function useEditions(id: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: editionsKey(id),
    queryFn: () => requestJson<EditionSummary[]>(`/api/documents/${id}/editions`),
    enabled,
  });
}

/**
 * Makes the edition after `after`, the newest one that the visitor has seen: CONFLICT (409) means
 * that there is a newer one. `effectiveDate` is today in Moscow unless given. Takes no slot of the month.
 */
export async function createEdition(edition: NewEdition): Promise<CreatedEdition> {
  const { id, after, effectiveDate, answers } = edition;
  const search = new URLSearchParams({ after: String(after) });
  if (effectiveDate) search.set("effectiveDate", effectiveDate);
  const created = await requestJson<CreatedEdition>(`/api/documents/${id}/editions?${search}`, {
    method: "POST",
    body: answers,
  });
  const client = getQueryClient();
  void client.invalidateQueries({ queryKey: documentsKey });
  void client.invalidateQueries({ queryKey: editionsKey(id) });
  return created;
}

/** What differs between two editions; asked only when `enabled`. Editions never change, nor does this. */
export function useComparison(
  { id, from, to }: { id: string; from: number; to: number },
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useQuery({
    queryKey: [...editionsKey(id), from, to],
    queryFn: () =>
      requestJson<EditionComparison>(`/api/documents/${id}/comparison?from=${from}&to=${to}`),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: enabled && from !== to,
  });
}
