"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";

const pathOf = (userId: string) => `/api/admin/users/${userId}` as const;
const cardQuery = (userId: string) => freshQuery(pathOf(userId));

/** Everything known about a user; fetched again whenever the card opens. */
export const useUserCard = (userId: string) => useQuery(cardQuery(userId));

export function useAddNote(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      requestJson(`${pathOf(userId)}/notes`, { method: "POST", body: { text } }),
    onSuccess: (card) => storeMutationResult(client, cardQuery(userId).queryKey, () => card),
  });
}

export function useDeleteNote(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (noteId: string) =>
      requestJson(`${pathOf(userId)}/notes/${noteId}`, { method: "DELETE" }),
    onSuccess: (card) => storeMutationResult(client, cardQuery(userId).queryKey, () => card),
  });
}
