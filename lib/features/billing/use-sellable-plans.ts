"use client";

import { useEffect, useState } from "react";
import type { Offers } from "@/lib/features/billing/schema";
import { requestJson } from "@/lib/platform/api-client/request";

let asked: Promise<Offers> | undefined;

const nothing: Offers = { plans: [], ways: [] };

/**
 * The plans that can be ordered here and how they are paid for, for a page of words, which does without TanStack Query:
 * nothing until it is known and where they cannot be. Asked once a visit.
 */
export function useSellablePlans(): Offers {
  const [sold, setSold] = useState(nothing);
  useEffect(() => {
    let isShown = true;
    asked ??= requestJson("/api/billing/offers");
    asked.then(
      (offers) => isShown && setSold(offers),
      () => {
        // The page says the way that is always open; the next page asks again.
        asked = undefined;
      },
    );
    return () => {
      isShown = false;
    };
  }, []);
  return sold;
}
