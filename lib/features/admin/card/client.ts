"use client";

import { useQuery } from "@tanstack/react-query";
import { userKeys } from "@/lib/features/admin/user-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

const pathOf = (userId: string) => `/api/admin/users/${userId}` as const;
const cardQuery = (userId: string) => freshQuery(pathOf(userId), userKeys.card(userId));

/** Everything known about a user; fetched again whenever the card opens. */
export const useUserCard = (userId: string) => useQuery(cardQuery(userId));

/** Takes a text and adds it as a note about a user. */
export const useAddNote = (userId: string) =>
  useApiMutation(
    (text: string) => requestJson(`${pathOf(userId)}/notes`, { method: "POST", body: { text } }),
    { updates: cardQuery(userId) },
  );

/** Takes the id of a note about a user and deletes the note. */
export const useDeleteNote = (userId: string) =>
  useApiMutation(
    (noteId: string) => requestJson(`${pathOf(userId)}/notes/${noteId}`, { method: "DELETE" }),
    { updates: cardQuery(userId) },
  );
