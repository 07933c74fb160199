"use client";

import { useQuery } from "@tanstack/react-query";
import { currentTemplatesQuery } from "@/lib/features/templates/in-force/current-templates";

/** See `currentTemplatesQuery`. */
export const useCurrentTemplates = () => useQuery(currentTemplatesQuery);

/** The industry templates of the build, for when the server does not respond: 3 kB, loaded on demand. */
export const useShippedTemplates = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ["shipped-industry-templates"],
    queryFn: async () =>
      (await import("@/lib/platform/content/industry-catalogue")).industryTemplates,
    enabled,
  });
