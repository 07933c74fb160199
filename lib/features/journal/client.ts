"use client";

import { useQuery } from "@tanstack/react-query";
import type { JournalPlace } from "@/lib/features/journal/settings";
import { siteRecordKey } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { useDownload } from "@/lib/platform/api-client/use-download";
import { usePagedList } from "@/lib/platform/api-client/use-paged-list";

const pathOf = (siteId: string) => `/api/sites/${siteId}/journal` as const;
const journalQuery = (siteId: string) =>
  freshQuery(pathOf(siteId), siteRecordKey(siteId, "journal"));

/** Where a site's journal is, for how long, and what it has come to. */
export const useJournal = (siteId: string) => useQuery(journalQuery(siteId));

/** The records that match a filter, newest first. */
export const useJournalRecords = (siteId: string, filter: Record<string, string>) =>
  usePagedList(`${pathOf(siteId)}/records`, filter);

type Change = { place?: JournalPlace; isOrderGiven?: true; years?: number };

/** Changes the settings of a site's journal. */
export const useChangeJournal = (siteId: string) =>
  useApiMutation((body: Change) => requestJson(pathOf(siteId), { method: "PATCH", body }), {
    updates: journalQuery(siteId),
  });

/** Deletes all records, or those before a given day. */
export function usePurgeJournal(siteId: string) {
  return useApiMutation(
    (before: string | null) =>
      requestJson(
        before ? `${pathOf(siteId)}/records?before=${before}` : `${pathOf(siteId)}/records`,
        { method: "DELETE" },
      ),
    { invalidates: [journalQuery(siteId).queryKey, pagesKey(`${pathOf(siteId)}/records`)] },
  );
}

/** A file of the journal, by its relative path. */
export type JournalFile =
  | `export?${string}`
  | `file?${string}`
  | `order?${string}`
  | `texts/${string}`
  | `visitors/${string}/extract`;

/** Saves a file of the journal. @throws ApiError */
export const useJournalFile = (siteId: string) =>
  useDownload((path: JournalFile) => request(`${pathOf(siteId)}/${path}`), "journal");
