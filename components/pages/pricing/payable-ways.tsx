"use client";

import type { ReactNode } from "react";
import { useSellablePlans } from "@/lib/features/billing/calls";
import type { Offers } from "@/lib/features/billing/schema";

type PayableWay = Offers["ways"][number] | "both" | "none";

/** Names the configured ways to pay in one word. */
export function payableBy(ways: readonly Offers["ways"][number][]): PayableWay {
  if (ways.length === 2) return "both";
  return ways[0] ?? "none";
}

/** Shows the text for the ways to pay that are configured; all of them are rendered on the server. */
export function PayableWays(texts: Record<PayableWay, ReactNode>) {
  return texts[payableBy(useSellablePlans().ways)];
}
