"use client";

import type { ReactNode } from "react";
import { useSoldPlans } from "@/lib/features/billing/use-sold-plans";

/** What is said only where plans can be paid for here. */
export function WhenSold({ children }: { children: ReactNode }) {
  return useSoldPlans().length > 0 ? children : null;
}

/** A paragraph in its place otherwise, and until it is known. */
export function WhenNotSold({ children }: { children: ReactNode }) {
  return useSoldPlans().length > 0 ? null : <p>{children}</p>;
}
