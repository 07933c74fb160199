"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { VisitorWatcher } from "@/components/shell/visitor/visitor-watcher";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";

/**
 * Every component that uses TanStack Query is inside one of these: the cabinet's layout, or a part of a public page
 * that is loaded on demand. All share one client, so their number does not matter. Not in the root layout: a text page
 * would carry ten kilobytes that it never uses.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      {/* A guest may sign in here: every part that shows the visitor must be updated. */}
      <VisitorWatcher />
    </QueryClientProvider>
  );
}
