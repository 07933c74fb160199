"use client";

import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { toFileName } from "@/lib/core/text/file-name";
import { documentKeys } from "@/lib/features/documents/cache/document-keys";
import type { QrFormat } from "@/lib/features/documents/export/formats";
import type { publicationRequest } from "@/lib/features/documents/publication/schema";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { neverChanges } from "@/lib/platform/api-client/cache/freshness";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { type DownloadReports, useDownload } from "@/lib/platform/api-client/use-download";

const publicationQuery = (id: string) =>
  freshQuery(`/api/documents/${id}/publication`, documentKeys.part(id, "publication"));

/** Whether the document is public, and its URL. */
export const usePublication = (id: string) => useQuery(publicationQuery(id));

/**
 * Publishes a document or withdraws it; the URL stays the same when it is published again. Refetches less
 * than `usePublishPaper`, which makes the same call: the document's page shows nothing else that changes, and the screens
 * of its site fetch when they are opened.
 */
export const useSetPublication = (id: string) =>
  useApiMutation(
    (body: z.input<typeof publicationRequest>) =>
      requestJson(`/api/documents/${id}/publication`, { method: "PUT", body }),
    { updates: publicationQuery(id), invalidates: [documentKeys.list] },
  );

/** The QR code of the public address, for our own pages; not counted as a download. */
export const useQrCode = (id: string, address: string) =>
  useQuery({
    queryKey: documentKeys.part(id, "qr", address),
    queryFn: async ({ signal }) => {
      const path = `/api/documents/${id}/qr?format=svg&purpose=preview` as const;
      return (await request(path, { accept: "image/svg+xml", signal })).blob();
    },
    ...neverChanges,
  });

/** Saves the QR code of a document's public address; the server counts it. CONFLICT while the document is not public. */
export const useDownloadQrCode = (
  { id, name }: Pick<DocumentSummary, "id" | "name">,
  reports: Pick<DownloadReports, "onError">,
) =>
  useDownload(
    async (format: QrFormat) => {
      const response = await request(`/api/documents/${id}/qr?format=${format}`, { accept: "*/*" });
      return response.blob();
    },
    (format) => toFileName(`QR-код ${name}`, format),
    reports,
  );
