"use client";

import { useEffect, useState } from "react";
import type { Offers } from "@/lib/features/billing/schema";
import { requestJson } from "@/lib/platform/api-client/request";

let pendingOffers: Promise<Offers> | undefined;

const nothing: Offers = { plans: [], ways: [] };

/**
 * The plans that can be ordered here and the ways to pay, for static pages, which do not use TanStack Query: empty
 * until it is known, and when nothing is sold. Fetched once per visit.
 */
export function useSellablePlans(): Offers {
  const [sold, setSold] = useState(nothing);
  useEffect(() => {
    let isShown = true;
    pendingOffers ??= requestJson("/api/billing/offers");
    pendingOffers.then(
      (offers) => isShown && setSold(offers),
      () => {
        // The page then shows the way that always works; the next page asks again.
        pendingOffers = undefined;
      },
    );
    return () => {
      isShown = false;
    };
  }, []);
  return sold;
}
