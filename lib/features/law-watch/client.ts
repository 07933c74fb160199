"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { documentKeys } from "@/lib/features/documents/cache/document-keys";
import { keysAfterEdition } from "@/lib/features/documents/editions/client";
import type { AcceptRequest, LawCheckRequest, NewLawChange } from "@/lib/features/law-watch/schema";
import { apiQuery, freshQuery } from "@/lib/platform/api-client/api-query";
import { droppedOnClose } from "@/lib/platform/api-client/cache/freshness";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";
import { usePagedList } from "@/lib/platform/api-client/use-paged-list";

const lawsPath = "/api/admin/laws";
const lawsQuery = freshQuery(lawsPath);
const changesPath = "/api/admin/law-changes";
type CountedLawChange = Pick<NewLawChange, "law" | "place" | "wholeActToo">;

const noticesKey = (id: string) => documentKeys.part(id, "law-notices");

/** The laws that documents cite. */
export function useWatchedLaws() {
  return useQuery(lawsQuery);
}

/** The entered changes, newest first. */
export function useLawChanges() {
  return usePagedList(changesPath);
}

/** Counts the documents that a change would affect. */
export function useCountLawChange() {
  return useMutation({
    mutationFn: ({ law, place, wholeActToo }: CountedLawChange) => {
      const search = new URLSearchParams({ law, place, wholeActToo: String(wholeActToo) });
      return requestJson(`${changesPath}/preview?${search}`);
    },
  });
}

/** Stores when a law was compared with our texts. */
export function useCheckLaw() {
  return useApiMutation(
    (body: LawCheckRequest) => requestJson(`${lawsPath}/checked`, { method: "PUT", body }),
    { invalidates: [lawsQuery.queryKey] },
  );
}

/** Enters a change; owners are notified at once. */
export function useEnterLawChange() {
  return useApiMutation(
    (change: NewLawChange) => requestJson(changesPath, { method: "POST", body: change }),
    { invalidates: [pagesKey(changesPath)] },
  );
}

/** Withdraws a change; owners who have not answered are notified. */
export function useWithdrawLawChange() {
  return useApiMutation((id: string) => requestJson(`${changesPath}/${id}`, { method: "DELETE" }), {
    invalidates: [pagesKey(changesPath)],
    invalidatesOnError: true,
  });
}

/** The user's documents that require an update; fetched again whenever a screen opens. */
export function useMarkedDocuments() {
  return useQuery(freshQuery("/api/documents/law-notices", documentKeys.marked));
}

/**
 * The law changes that a document does not follow yet; not cached after the screen closes, because administrators enter
 * more.
 */
export function useLawNotices(id: string) {
  return useQuery({
    ...apiQuery(`/api/documents/${id}/law-notices`, noticesKey(id)),
    ...droppedOnClose,
  });
}

/** Creates the next edition by the current template and closes the notices that were shown. */
export function useAcceptNotices(id: string) {
  return useApiMutation(
    (accepted: AcceptRequest) =>
      requestJson(`/api/documents/${id}/law-notices/accept`, { method: "POST", body: accepted }),
    {
      invalidates: keysAfterEdition([id]),
      // A rejection (409) means that the screen shows old notices.
      invalidatesOnError: true,
    },
  );
}

/** Closes the notices that were shown and keeps the text. */
export function useDismissNotices(id: string) {
  return useApiMutation(
    (notices: string[]) =>
      requestJson(`/api/documents/${id}/law-notices/dismiss`, {
        method: "POST",
        body: { notices },
      }),
    { invalidates: [documentKeys.marked, noticesKey(id)], invalidatesOnError: true },
  );
}
