"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { toFileName } from "@/lib/core/file-name";
import { documentKeys } from "@/lib/features/documents/document-keys";
import type { QrFormat } from "@/lib/features/documents/export/formats";
import type { publicationRequest } from "@/lib/features/documents/publication/schema";
import type { DocumentSummary, Publication } from "@/lib/features/documents/responses";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { neverChanges } from "@/lib/platform/api-client/freshness";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { saveFile } from "@/lib/platform/api-client/save-file";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";

const publicationKey = (id: string) => documentKeys.part(id, "publication");

/** Whether the document is public, and its URL. */
export function usePublication(id: string) {
  return useQuery(freshQuery(`/api/documents/${id}/publication`, publicationKey(id)));
}

/** Publishes a document or withdraws it; the URL stays the same when it is published again. */
export function useSetPublication(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof publicationRequest>) =>
      requestJson(`/api/documents/${id}/publication`, { method: "PUT", body }),
    onSuccess: (publication) => {
      storeMutationResult<Publication>(client, publicationKey(id), () => publication);
      return client.invalidateQueries({ queryKey: documentKeys.list });
    },
  });
}

/** The QR code of the public address, for our own pages; not counted as a download. */
export const qrCodeQuery = (id: string, address: string) =>
  queryOptions({
    queryKey: documentKeys.part(id, "qr", address),
    queryFn: async ({ signal }) => {
      const path = `/api/documents/${id}/qr?format=svg&purpose=preview` as const;
      return (await request(path, { accept: "image/svg+xml", signal })).blob();
    },
    ...neverChanges,
  });

/**
 * Saves the QR code of a document's public address; the server counts it.
 * @throws ApiError CONFLICT while the document is not public.
 */
export async function downloadQrCode(
  document: Pick<DocumentSummary, "id" | "name">,
  format: QrFormat,
): Promise<void> {
  const path = `/api/documents/${document.id}/qr?format=${format}` as const;
  const response = await request(path, { accept: "*/*" });
  saveFile(await response.blob(), toFileName(`QR-код ${document.name}`, format));
}
