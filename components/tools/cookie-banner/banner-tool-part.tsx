"use client";

import { lazyToolPart } from "@/components/tools/lazy-tool-part";
import { Loading } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";

/** The catalogue and the banner's code are loaded after the page. */
export const BannerToolPart = lazyToolPart(
  async () => (await import("@/components/tools/cookie-banner/banner-tool")).BannerTool,
  {
    waiting: () => (
      <Loading label="Открываем конструктор">
        <Skeleton className="h-120 w-full" />
      </Loading>
    ),
  },
);
