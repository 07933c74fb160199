import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";

const path = "/api/admin/users";

/** Query keys of the users in the panel. In this folder, because `card` imports from it and not the other way. */
export const userKeys = {
  list: pagesKey(path),
  card: (userId: string) => [`${path}/${userId}`] as const,
} as const;
