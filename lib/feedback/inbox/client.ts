"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FeedbackStatus } from "@/content/pages/feedback-options";
import { requestJson } from "@/lib/api-client/request";
import { type PagedList, usePagedList } from "@/lib/api-client/use-paged-list";
import type { InboxItem, InboxMessage } from "@/lib/feedback/inbox/types";

const path = "/api/admin/feedback";

/** Messages of one state and type; an empty value is all of them. */
export function useInbox(filter: { status: string; type: string }): PagedList<InboxItem> {
  return usePagedList<InboxItem>(path, filter);
}

/** One message whole; asked for when it is opened. */
export function useInboxMessage(id: string) {
  return useQuery({
    queryKey: [`${path}/one`, id],
    queryFn: () => requestJson<InboxMessage>(`${path}/${id}`),
  });
}

/** Answers a message or changes its state. */
export function useChangeInboxMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { status?: FeedbackStatus; adminResponse?: string }) =>
      requestJson<InboxMessage>(`${path}/${id}`, { method: "PATCH", body }),
    onSuccess: (message) => {
      client.setQueryData([`${path}/one`, id], message);
      return client.invalidateQueries({ queryKey: [path] });
    },
  });
}
