"use client";

import { useQuery } from "@tanstack/react-query";
import type { Allowance } from "@/lib/features/documents/allowance/responses";
import { refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/documents/allowance";
export const allowanceKey = [path] as const;

/**
 * What the monthly limit still allows; undefined until it is known, and for a guest (`enabled` is false). With `site`,
 * the id of somebody else's site: the allowance of its owner.
 */
export function useAllowance({
  enabled = true,
  site,
}: {
  enabled?: boolean;
  site?: string | undefined;
} = {}): Allowance | undefined {
  const query = site === undefined ? "" : (`?site=${site}` as const);
  const { data } = useQuery({
    queryKey: [...allowanceKey, site ?? null],
    queryFn: ({ signal }) => requestJson(`${path}${query}`, { signal }),
    // Documents are created elsewhere too, and the month ends.
    ...refetchedOnOpen,
    enabled,
  });
  return data;
}

/** The server's sentence about the limit without the code that it begins with. */
export function stripErrorCode(message: string): string {
  const text = message.replace(/^LIMIT_REACHED:\s*/, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
