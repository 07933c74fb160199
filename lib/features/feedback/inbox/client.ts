"use client";

import { useQuery } from "@tanstack/react-query";
import type { InboxItem } from "@/lib/features/feedback/inbox/responses";
import type { InboxChangeRequest } from "@/lib/features/feedback/inbox/schema";
import { apiQuery } from "@/lib/platform/api-client/api-query";
import { droppedOnClose } from "@/lib/platform/api-client/cache/freshness";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/feedback";
const messageQuery = (id: string) => ({
  ...apiQuery(`${path}/${id}`, [path, id]),
  ...droppedOnClose,
});

/** Messages of one state and type; an empty value means all. */
export function useInbox(filter: { status: string; type: string }): PagedList<InboxItem> {
  return usePagedList(path, filter);
}

/** One complete message; not cached after it is closed, because another administrator may answer it. */
export function useInboxMessage(id: string) {
  return useQuery(messageQuery(id));
}

/** Answers a message or changes its state. */
export const useChangeInboxMessage = (id: string) =>
  useApiMutation(
    (body: InboxChangeRequest) => requestJson(`${path}/${id}`, { method: "PATCH", body }),
    {
      updates: messageQuery(id),
      invalidates: [pagesKey(path)],
    },
  );
