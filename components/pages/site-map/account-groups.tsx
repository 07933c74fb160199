"use client";

import { SiteMapGroup } from "@/components/pages/site-map/site-map-group";
import type { SiteMapGroup as Group } from "@/content/site-map";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

/** Groups for signed-in users only, and one for administrators (docs/specification/content.md#site-map). */
export function AccountGroups({ users, admins }: { users: Group; admins: Group }) {
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <>
      <SiteMapGroup group={users} />
      {user.role === "admin" && admins.places.length > 0 ? <SiteMapGroup group={admins} /> : null}
    </>
  );
}
