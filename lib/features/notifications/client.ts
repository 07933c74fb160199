"use client";

import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { Notification, UnreadCount } from "@/lib/features/notifications/schema";
import { nextPageOf, request, requestJson } from "@/lib/platform/api-client/request";

const listKey = ["/api/notifications"] as const;
const unreadKey = ["/api/notifications/unread"] as const;

type Page = { notifications: Notification[]; next: string | null };

/** The user's notifications by pages, newest first; fetched again each time the screen opens. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: async ({ pageParam }): Promise<Page> => {
      const response = await request(pageParam);
      return { notifications: await response.json(), next: nextPageOf(response) };
    },
    initialPageParam: "/api/notifications",
    getNextPageParam: ({ next }) => next,
    // Notifications are made elsewhere: the cached list may be outdated.
    refetchOnMount: "always",
  });
}

/** How many are unread, of all and not of the pages that are loaded; undefined until known. */
export function useUnreadCount(): number | undefined {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: () => requestJson<UnreadCount>("/api/notifications/unread"),
    refetchOnMount: "always",
  });
  return data?.unread;
}

/** Marks one as read, in the list and in the count. */
export function useReadNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      requestJson<Notification>(`/api/notifications/${id}/read`, { method: "PATCH" }),
    onSuccess: (read) =>
      changeList(client, (all) => all.map((one) => (one.id === read.id ? read : one))),
  });
}

/** Marks all as read, those of pages that are not loaded too. */
export function useReadAllNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request("/api/notifications/read", { method: "PATCH" }),
    onSuccess: () => changeList(client, (all) => all.map((one) => ({ ...one, isRead: true }))),
  });
}

/** Deletes one and takes it off the list. */
export function useDeleteNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`/api/notifications/${id}`, { method: "DELETE" }),
    onSuccess: (_answer, id) => changeList(client, (all) => all.filter((one) => one.id !== id)),
  });
}

/** Changes the loaded pages in place and fetches the count again. */
function changeList(
  client: QueryClient,
  change: (notifications: Notification[]) => Notification[],
): void {
  client.setQueryData<InfiniteData<Page>>(
    listKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, notifications: change(page.notifications) })),
      },
  );
  void client.invalidateQueries({ queryKey: unreadKey });
}
