"use client";

import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { isId } from "@/lib/core/ids";

/** The state in the page's query: `/documents/{id}?edition=2`, `?compare=1..2` or `?lawyer=` with a link's id. */
type PageAddress = {
  edition: number | null;
  compared: { from: number; to: number } | null;
  /** The lawyer's link whose remarks are displayed. */
  lawyer: string | null;
};

export function usePageAddress(): PageAddress {
  const search = useSearchParams();
  const edition = search.get("edition");
  const compare = search.get("compare");
  const lawyer = search.get("lawyer");
  return useMemo(
    () => ({
      edition: edition !== null && /^[1-9]\d{0,4}$/.test(edition) ? Number(edition) : null,
      compared: toPair(compare),
      lawyer: lawyer !== null && isId(lawyer) ? lawyer : null,
    }),
    [edition, compare, lawyer],
  );
}

/** Shows another state of the page under its own URL, without leaving the page. */
export function pushPageState(search: Record<string, string>): void {
  const query = new URLSearchParams(search).toString();
  window.history.pushState(null, "", `${window.location.pathname}${query ? `?${query}` : ""}`);
}

function toPair(compare: string | null): PageAddress["compared"] {
  const [, from, to] = /^([1-9]\d{0,4})\.\.([1-9]\d{0,4})$/.exec(compare ?? "") ?? [];
  return from && to ? { from: Number(from), to: Number(to) } : null;
}
