"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  AudienceCount,
  SentCount,
  SentNotification,
} from "@/lib/features/notifications/broadcast/responses";
import type { NotificationType } from "@/lib/features/notifications/notification-types";
import { requestJson } from "@/lib/platform/api-client/request";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";
import type { Subscription } from "@/lib/platform/auth/roles";

const path = "/api/admin/send-notification";

export type AudienceRequest =
  | { kind: "all" }
  | { kind: "plan"; subscription: Subscription }
  | { kind: "user"; email: string };

export type BroadcastRequest = {
  title: string;
  message: string;
  type: NotificationType;
  link: string;
  audience: AudienceRequest;
};

/** What was sent, newest first. */
export function useSentNotifications(): PagedList<SentNotification> {
  return usePagedList<SentNotification>(path);
}

/** How many would get it. */
export function useCountAudience() {
  return useMutation({
    mutationFn: (audience: AudienceRequest) =>
      requestJson<AudienceCount>(`${path}/count`, { method: "POST", body: { audience } }),
  });
}

/** Sends it; the list of what was sent is asked anew. */
export function useSendNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BroadcastRequest) => requestJson<SentCount>(path, { method: "POST", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  });
}
