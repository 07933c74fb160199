"use client";

import { useMutation } from "@tanstack/react-query";
import type { PackageItem } from "@/lib/engine/answers/package-item";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { CreatedPackage } from "@/lib/features/documents/package/responses";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { type DownloadReports, saveResponse } from "@/lib/platform/api-client/save-file";

/**
 * Creates one document of a package: one per call, so that the owner sees the progress and a failure in the middle
 * loses nothing. The caller refreshes the cache once for all of them (`keysAfterCreation`).
 * @throws ApiError when there is no response, or an unexpected one.
 */
export async function createPackageDocument(
  answers: DocumentAnswers,
  { type, consentPurpose }: PackageItem,
): Promise<CreatedPackage> {
  const body = { answers, documents: [{ type, ...(consentPurpose && { consentPurpose }) }] };
  return requestJson("/api/documents/package", { method: "POST", body });
}

/** Documents to save; with `site`, they are of somebody else's site. */
type ArchiveContent = { ids: readonly string[]; site?: string };

/** Saves these documents as one ZIP. */
export const useDownloadArchive = (reports: DownloadReports) =>
  useMutation({
    mutationFn: async ({ ids, site }: ArchiveContent) => {
      const of = site === undefined ? "" : `&site=${site}`;
      const path = `/api/documents/archive?ids=${ids.join(",")}${of}` as const;
      await saveResponse(await request(path, { accept: "*/*" }), "documents.zip");
    },
    ...reports,
  });

/** Saves all documents of the user as one ZIP. */
export const useDownloadEverything = (reports: DownloadReports) =>
  useMutation({
    mutationFn: async () => {
      const response = await request("/api/download-project", { accept: "*/*" });
      await saveResponse(response, "documents.zip");
    },
    ...reports,
  });
