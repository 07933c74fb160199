"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Notification } from "@/lib/features/notifications/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { changeItems, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/notifications";
const unreadQuery = freshQuery(`${path}/unread`);

/** The user's notifications by pages, newest first. */
export const useNotifications = () => usePagedList(path);

/** The number of all unread notifications, not only of the loaded pages; undefined until known. */
export const useUnreadCount = (): number | undefined => useQuery(unreadQuery).data?.unread;

/** Marks one as read, in the list and in the count. */
export function useReadNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => requestJson(`${path}/${id}/read`, { method: "PATCH" }),
    onSuccess: (read) =>
      changeList(client, (all) =>
        all.map((notification) => (notification.id === read.id ? read : notification)),
      ),
  });
}

/** Marks all as read, including those of pages that are not loaded. */
export function useReadAllNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(`${path}/read`, { method: "PATCH" }),
    onSuccess: () =>
      changeList(client, (all) => all.map((notification) => ({ ...notification, isRead: true }))),
  });
}

/** Deletes one and removes it from the list. */
export function useDeleteNotification() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: (_response, id) =>
      changeList(client, (all) => all.filter((notification) => notification.id !== id)),
  });
}

/** Changes the loaded pages in place and fetches the count again. */
function changeList(
  client: QueryClient,
  change: (notifications: Notification[]) => Notification[],
): void {
  changeItems(client, path, change);
  // Not awaited: the pressed button is gone, and the focus moves on.
  void client.invalidateQueries({ queryKey: unreadQuery.queryKey });
}
