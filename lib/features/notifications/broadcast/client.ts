"use client";

import { useMutation } from "@tanstack/react-query";
import type { SentNotification } from "@/lib/features/notifications/broadcast/responses";
import type {
  AudienceRequest,
  BroadcastRequest,
} from "@/lib/features/notifications/broadcast/schema";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/send-notification";

/** The sent broadcasts, newest first. */
export function useSentNotifications(): PagedList<SentNotification> {
  return usePagedList(path);
}

/** Counts the users who would get the broadcast. */
export function useCountAudience() {
  return useMutation({
    mutationFn: (audience: AudienceRequest) =>
      requestJson(`${path}/count`, { method: "POST", body: { audience } }),
  });
}

/** Sends the broadcast, then fetches the list of sent ones again. */
export function useSendNotification() {
  return useApiMutation((body: BroadcastRequest) => requestJson(path, { method: "POST", body }), {
    invalidates: [pagesKey(path)],
  });
}
