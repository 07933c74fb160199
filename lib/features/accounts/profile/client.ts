"use client";

import { currentUserQuery } from "@/lib/features/accounts/current-user";
import type { AvatarUrl, Profile } from "@/lib/features/accounts/profile/schema";
import { useChange } from "@/lib/platform/api-client/cache/use-change";
import { requestJson } from "@/lib/platform/api-client/request";

/** Saves the profile and updates the cached user. */
export const useChangeProfile = () =>
  useChange((body: Profile) => requestJson("/api/user/profile", { method: "PATCH", body }), {
    stores: currentUserQuery,
  });

/** Sets the avatar; null removes it. */
export const useChangeAvatar = () =>
  useChange(
    (avatarUrl: AvatarUrl) =>
      requestJson("/api/user/avatar", { method: "PATCH", body: { avatarUrl } }),
    { stores: currentUserQuery },
  );
