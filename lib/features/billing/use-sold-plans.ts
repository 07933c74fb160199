"use client";

import { useEffect, useState } from "react";
import type { Offers } from "@/lib/features/billing/schema";
import { requestJson } from "@/lib/platform/api-client/request";

let asked: Promise<Offers> | undefined;

/**
 * The plans that can be paid for here, for a page of words, which does without TanStack Query: none until they are known
 * and where they cannot be. Asked once a visit.
 */
export function useSoldPlans(): Offers["plans"] {
  const [plans, setPlans] = useState<Offers["plans"]>([]);
  useEffect(() => {
    let isShown = true;
    asked ??= requestJson<Offers>("/api/billing/offers");
    asked.then(
      (offers) => isShown && setPlans(offers.plans),
      () => {
        // The page says the way that is always open; the next page asks again.
        asked = undefined;
      },
    );
    return () => {
      isShown = false;
    };
  }, []);
  return plans;
}
