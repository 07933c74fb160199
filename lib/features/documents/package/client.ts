"use client";

import { itemKey, type PackageItem } from "@/lib/engine/answers/package-item";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { keysAfterCreation } from "@/lib/features/documents/client";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { useBatch } from "@/lib/platform/api-client/use-batch";
import { type DownloadReports, useDownload } from "@/lib/platform/api-client/use-download";

/** `code` is the server's error code, or null when there was no response. */
export type ItemResult =
  | { kind: "done"; id: string }
  | { kind: "failed"; code: string | null; message: string };

/** A document of a package, and the answers to make it from. */
type PackagePart = { item: PackageItem; answers: DocumentAnswers };

/**
 * Makes the documents of a package, one per call, so that the owner sees the progress and a failure in the middle loses
 * nothing; calling `run` with the rest continues. Closing the dialog lets the current one finish and starts no other.
 */
export const useCreatePackage = () =>
  useBatch<PackagePart, ItemResult>(
    (parts) => Promise.all(parts.map(async (part) => [keyOf(part), await create(part)] as const)),
    {
      keyOf,
      failed: (_part, error) => ({
        kind: "failed",
        code: null,
        message: getErrorMessage(error, "Сервер не ответил."),
      }),
      stopsWhenClosed: true,
      invalidates: keysAfterCreation,
    },
  );

const keyOf = ({ item }: PackagePart) => itemKey(item);

async function create({ item, answers }: PackagePart): Promise<ItemResult> {
  const { type, consentPurpose } = item;
  const body = { answers, documents: [{ type, ...(consentPurpose && { consentPurpose }) }] };
  const made = await requestJson("/api/documents/package", { method: "POST", body });
  const [document] = made.documents;
  if (document) return { kind: "done", id: document.id };
  const [refusal] = made.leftOut;
  const message =
    refusal?.code === "LIMIT_REACHED"
      ? "Лимит документов этого месяца исчерпан."
      : (refusal?.message ?? "Сервер не создал документ.");
  return { kind: "failed", code: refusal?.code ?? null, message };
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
