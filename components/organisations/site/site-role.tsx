"use client";

import { createContext, type ReactNode, useContext } from "react";
import { RightHint } from "@/components/organisations/right-hint";
import { hasRight, type TeamRight, type TeamRole } from "@/lib/core/access/team-roles";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { useSite } from "@/lib/features/sites/client";
import { toShared } from "@/lib/features/sites/shared";
import type { Shared } from "@/lib/platform/auth/shared";

/** What one is for the site of the screen; null until it is known. */
type CurrentRole = { role: TeamRole; shared: Shared | undefined } | null;

const SiteRoleContext = createContext<CurrentRole>(null);

/**
 * Around all screens of a site: what its parts offer depends on the role. Where it cannot be asked, the API decides.
 */
export function SiteRoleProvider({ id, children }: { id: string; children: ReactNode }) {
  const { user } = useCurrentUser();
  const { data, error } = useSite(id, { enabled: user !== null });
  const current: CurrentRole = data
    ? { role: data.role, shared: toShared(data) }
    : error
      ? { role: "owner", shared: undefined }
      : null;
  return <SiteRoleContext value={current}>{children}</SiteRoleContext>;
}

/** How the site of the screen is shared with who sees it; undefined of an own one and until it is known. */
export const useShared = (): Shared | undefined => useContext(SiteRoleContext)?.shared;

/** Whether one's role is enough on the site of the screen; null until it is known. */
export function useHasRight(right: TeamRight): boolean | null {
  const current = useContext(SiteRoleContext);
  return current && hasRight(current.role, right);
}

type RequireRightProps = {
  right: TeamRight;
  children?: ReactNode;
  /** Without the sentence that says who may: it stands elsewhere on the screen. */
  isSilent?: boolean;
  className?: string;
};

/** What only some roles are offered; to the others, who may do it. Nothing until one's role is known. */
export function RequireRight({ right, children, isSilent = false, ...words }: RequireRightProps) {
  const isAllowed = useHasRight(right);
  if (isAllowed) return children;
  return isAllowed === false && !isSilent ? <RightHint right={right} {...words} /> : null;
}
