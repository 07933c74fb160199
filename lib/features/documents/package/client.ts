"use client";

import type { PackageItem } from "@/lib/engine/answers/package-item";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { CreatedPackage } from "@/lib/features/documents/package/responses";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { fileNameOf, saveFile } from "@/lib/platform/api-client/save-file";

/**
 * Creates one document of a package: one per call, so that the owner sees the progress and a failure in the middle
 * loses nothing. The caller refreshes the cache once for all of them (`refreshAfterCreation`).
 * @throws ApiError when there is no response, or an unexpected one.
 */
export async function createPackageDocument(
  answers: DocumentAnswers,
  { type, consentPurpose }: PackageItem,
): Promise<CreatedPackage> {
  const body = { answers, documents: [{ type, ...(consentPurpose && { consentPurpose }) }] };
  return requestJson("/api/documents/package", { method: "POST", body });
}

/**
 * Saves these documents as one ZIP; with `site`, documents of somebody else's site.
 * @throws ApiError
 */
export async function downloadArchive(ids: readonly string[], site?: string): Promise<void> {
  const of = site === undefined ? "" : `&site=${site}`;
  await saveZip(
    await request(`/api/documents/archive?ids=${ids.join(",")}${of}`, { accept: "*/*" }),
  );
}

/**
 * Saves all documents of the user as one ZIP.
 * @throws ApiError
 */
export async function downloadEverything(): Promise<void> {
  await saveZip(await request("/api/download-project", { accept: "*/*" }));
}

async function saveZip(response: Response): Promise<void> {
  saveFile(await response.blob(), fileNameOf(response) ?? "documents.zip");
}
