"use client";

import { currentUserQuery } from "@/lib/features/accounts/current-user";
import type { AvatarUrl, Profile } from "@/lib/features/accounts/profile/schema";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

/** Saves the profile and updates the cached user. */
export const useChangeProfile = () =>
  useApiMutation((body: Profile) => requestJson("/api/user/profile", { method: "PATCH", body }), {
    updates: currentUserQuery,
  });

/** Sets the avatar; null removes it. */
export const useChangeAvatar = () =>
  useApiMutation(
    (avatarUrl: AvatarUrl) =>
      requestJson("/api/user/avatar", { method: "PATCH", body: { avatarUrl } }),
    { updates: currentUserQuery },
  );
