"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { request, requestJson } from "@/lib/api-client/request";
import { fileNameOf, saveFile } from "@/lib/api-client/save-file";
import type { DocumentFormat } from "@/lib/documents/types";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { ExampleDocument } from "@/lib/examples/types";

const fetchExample = (client: QueryClient, type: DocumentType) =>
  client.fetchQuery({
    queryKey: ["/api/templates", type, "example"],
    queryFn: () => requestJson<ExampleDocument>(`/api/templates/${type}/example`),
  });

/** The text of an example; `prepare` fetches it ahead of a likely press, since a browser copies only within one. */
export function useExampleText(type: DocumentType) {
  const client = useQueryClient();
  return {
    prepare: () => void fetchExample(client, type).catch(() => undefined),
    /** @throws ApiError */
    read: async () => (await fetchExample(client, type)).text,
  };
}

/**
 * Saves an example as a file.
 * @throws ApiError UNAUTHENTICATED, PREMIUM_REQUIRED when the visitor's plan has no such files.
 */
export async function downloadExample(type: DocumentType, format: DocumentFormat): Promise<void> {
  const path = `/api/templates/${type}/example/download?format=${format}`;
  const response = await request(path, { accept: "*/*" });
  saveFile(await response.blob(), fileNameOf(response) ?? `${type}.${format}`);
}
