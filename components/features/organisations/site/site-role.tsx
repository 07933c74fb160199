"use client";

import { usePathname } from "next/navigation";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { RightHint } from "@/components/features/organisations/right-hint";
import {
  hasRight,
  type OrganisationRight,
  type OrganisationRole,
} from "@/lib/core/access/organisation-roles";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { useSite } from "@/lib/features/sites/client";
import { toSiteAccess } from "@/lib/features/sites/to-site-access";
import type { SiteAccess } from "@/lib/platform/auth/site-access";

/** The user's role on the current site; null until known. */
type CurrentRole = { role: OrganisationRole; shared: SiteAccess | undefined } | null;

const SiteRoleContext = createContext<CurrentRole>(null);

/**
 * Provides the role to all screens of a site, which determines what they offer; part of their layout, so it stays while
 * the user moves between them. If the role cannot be loaded, the API decides.
 */
export function SiteRoleProvider({ id, children }: { id: string; children: ReactNode }) {
  const { user } = useCurrentUser();
  const isSignedIn = user !== null;
  const { data, error, refetch } = useSite(id, { enabled: isSignedIn });
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a role may change at any time, so each screen asks again
  useEffect(() => {
    // The first screen's request is under way already: joins it.
    if (isSignedIn) void refetch({ cancelRefetch: false });
  }, [isSignedIn, path, refetch]);

  const current: CurrentRole = data
    ? { role: data.role, shared: toSiteAccess(data) }
    : error
      ? { role: "owner", shared: undefined }
      : null;
  return <SiteRoleContext value={current}>{children}</SiteRoleContext>;
}

/** How the current site is shared with the user; undefined for an own site and until known. */
export const useSiteAccess = (): SiteAccess | undefined => useContext(SiteRoleContext)?.shared;

/** Whether the user's role is sufficient on the current site; null until known. */
export function useHasRight(right: OrganisationRight): boolean | null {
  const current = useContext(SiteRoleContext);
  return current && hasRight(current.role, right);
}

type RequireRightProps = {
  right: OrganisationRight;
  children?: ReactNode;
  /** Hides the sentence about who may: it is shown elsewhere on the screen. */
  isSilent?: boolean;
  className?: string;
};

/** Shows its children to sufficient roles; to others, who may do it. Nothing until the role is known. */
export function RequireRight({ right, children, isSilent = false, ...texts }: RequireRightProps) {
  const isAllowed = useHasRight(right);
  if (isAllowed) return children;
  return isAllowed === false && !isSilent ? <RightHint right={right} {...texts} /> : null;
}
