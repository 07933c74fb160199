"use client";

import type { ReactNode } from "react";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";

/** Shows its children to administrators. A courtesy only: the routes behind them check the role. */
export function AdminOnly({ children }: { children: ReactNode }) {
  return useCurrentUser().user?.role === "admin" ? children : null;
}
