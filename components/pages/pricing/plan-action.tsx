"use client";

import type { ReactNode } from "react";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { useSellablePlans } from "@/lib/features/billing/calls";
import { type Subscription, subscriptions } from "@/lib/platform/auth/roles";

type PlanActionProps = {
  plan: Subscription;
  /** For guests, for everybody until the session is known, and for users of a smaller plan. */
  link: ReactNode;
  /** Shown instead if the plan can be ordered here. */
  order: ReactNode;
  /** For users of this plan (docs/specification/plans.md#price-lists). */
  current: ReactNode;
  /** For users of a greater plan, which includes this one. */
  included: ReactNode;
};

/** The button of a plan: the variants are rendered on the server, this component only chooses one. */
export function PlanAction({ plan, link, order, current, included }: PlanActionProps) {
  const { user } = useCurrentUser();
  const isSold = useSellablePlans().plans.some((sold) => sold === plan);
  if (user?.subscription === plan) return current;
  if (user && rank(user.subscription) > rank(plan)) return included;
  return isSold ? order : link;
}

const rank = (subscription: Subscription) => subscriptions.indexOf(subscription);
