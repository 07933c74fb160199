"use client";

import { request, requestJson } from "@/lib/api-client/request";
import { fileNameOf, saveFile } from "@/lib/api-client/save-file";
import type { DocumentFormat } from "@/lib/documents/types";
import type { DocumentType } from "@/lib/engine/answers/options";
import type { ExampleDocument } from "@/lib/examples/types";

/**
 * The text of an example, fetched once. Asked for ahead of a likely press, since a browser copies only
 * within one.
 * @throws ApiError
 */
export async function fetchExampleText(type: DocumentType): Promise<string> {
  // The page of examples does not need the store until somebody points at a button.
  const { getQueryClient } = await import("@/lib/api-client/query-client");
  const example = await getQueryClient().fetchQuery({
    queryKey: ["/api/templates", type, "example"],
    queryFn: () => requestJson<ExampleDocument>(`/api/templates/${type}/example`),
  });
  return example.text;
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
