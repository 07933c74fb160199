"use client";

import { useMutation } from "@tanstack/react-query";
import { siteKeys } from "@/lib/features/passport/site-keys";
import type { ImportRequest } from "@/lib/features/sites/import/schema";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/sites/import";

/** What would become of a table; stores nothing. @throws ApiError */
export const usePreviewImport = () =>
  useMutation({
    mutationFn: (text: string) =>
      requestJson(`${path}/preview`, { method: "POST", body: { text } }),
  });

/** Stores the sites of a table, all or none. @throws ApiError */
export function useImportSites() {
  return useApiMutation((body: ImportRequest) => requestJson(path, { method: "POST", body }), {
    invalidates: [siteKeys.all],
  });
}

/** Deletes those of the sites that nobody has worked on. @throws ApiError */
export function useUndoImport() {
  return useApiMutation(
    (sites: string[]) => requestJson(path, { method: "DELETE", body: { sites } }),
    {
      invalidates: [siteKeys.all],
    },
  );
}
