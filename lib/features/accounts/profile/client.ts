"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "@/lib/features/accounts/current-user";
import type { AvatarUrl, Profile } from "@/lib/features/accounts/profile/schema";
import { requestJson } from "@/lib/platform/api-client/request";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";

/** Saves the profile and updates the cached user. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Profile) => requestJson("/api/user/profile", { method: "PATCH", body }),
    onSuccess: (user) => storeMutationResult(client, currentUserQuery.queryKey, () => user),
  });
}

/** Sets the avatar; null removes it. */
export function useChangeAvatar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (avatarUrl: AvatarUrl) =>
      requestJson("/api/user/avatar", { method: "PATCH", body: { avatarUrl } }),
    onSuccess: (user) => storeMutationResult(client, currentUserQuery.queryKey, () => user),
  });
}
