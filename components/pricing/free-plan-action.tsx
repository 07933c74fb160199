"use client";

import type { ReactNode } from "react";
import { useCurrentUser } from "@/lib/users/client";

type FreePlanActionProps = {
  /** For guests, and for everybody until we know who is here. */
  guest: ReactNode;
  /** For a signed-in user of the free plan. */
  current: ReactNode;
  /** For a signed-in user of a paid plan, which holds all of the free one. */
  paid: ReactNode;
};

/** The button of the free plan: the buttons come from the server, this only chooses. Specification § 2 «Pricing». */
export function FreePlanAction({ guest, current, paid }: FreePlanActionProps) {
  const { user } = useCurrentUser();
  if (!user) return guest;
  return user.subscription === "free" ? current : paid;
}
