"use client";

import type { PackageItem } from "@/lib/engine/answers/package-item";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { CreatedPackage } from "@/lib/features/documents/package/responses";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { type DownloadReports, useDownload } from "@/lib/platform/api-client/use-download";

/**
 * Creates one document of a package: one per call, so that the owner sees the progress and a failure in the middle
 * loses nothing. The caller refreshes the cache once for all of them (`invalidateAfterCreation`).
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
  useDownload(
    ({ ids, site }: ArchiveContent) => {
      const of = site === undefined ? "" : (`&site=${site}` as const);
      return request(`/api/documents/archive?ids=${ids.join(",")}${of}`, { accept: "*/*" });
    },
    "documents.zip",
    reports,
  );

/** Saves all documents of the user as one ZIP. */
export const useDownloadEverything = (reports: DownloadReports) =>
  useDownload(() => request("/api/download-project", { accept: "*/*" }), "documents.zip", reports);
