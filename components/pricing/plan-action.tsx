"use client";

import type { ReactNode } from "react";
import { useCurrentUser } from "@/lib/features/accounts/client";
import { type Subscription, subscriptions } from "@/lib/platform/auth/roles";

type PlanActionProps = {
  plan: Subscription;
  /** For guests, for all until the session is known, and for users of a smaller plan. */
  link: ReactNode;
  /** For the users of this plan (docs/specification/plans.md#price-lists). */
  current: ReactNode;
  /** For those of a greater one, which holds all of this. */
  included: ReactNode;
};

/** The button of a plan that a user can be on: the buttons come from the server, this only chooses. */
export function PlanAction({ plan, link, current, included }: PlanActionProps) {
  const { user } = useCurrentUser();
  if (!user) return link;
  if (user.subscription === plan) return current;
  return rank(user.subscription) > rank(plan) ? included : link;
}

const rank = (subscription: Subscription) => subscriptions.indexOf(subscription);
